"""A window of QtWebEngine, which is a Chromium: Debian has old ones for processors that nobody builds old Chromium for.

Takes the binding's name and Chromium's own flags, says where it listens as Chromium does, and is driven as one.
"""

import importlib
import json
import os
import socket
import sys
import threading
import time
import urllib.request

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]

not_for_qt = ("--headless", "--remote-debugging-port", "--user-data-dir", "about:")
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
os.environ["QTWEBENGINE_REMOTE_DEBUGGING"] = str(port)
os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = " ".join(flag for flag in sys.argv[2:] if not flag.startswith(not_for_qt))


def tell_where():
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as reply:
                print("DevTools listening on", json.load(reply)["webSocketDebuggerUrl"], flush=True)
                return
        except OSError:
            time.sleep(0.1)


binding = sys.argv[1]
core = importlib.import_module(f"{binding}.QtCore")
widgets = importlib.import_module(f"{binding}.QtWidgets")
engine = importlib.import_module(f"{binding}.QtWebEngineWidgets")

application = widgets.QApplication(sys.argv[:1])
view = engine.QWebEngineView()
view.resize(360, 800)
view.setUrl(core.QUrl("about:blank"))
view.show()
threading.Thread(target=tell_where, daemon=True).start()
sys.exit(application.exec() if hasattr(application, "exec") else application.exec_())
