// For Firefox before 113 alone, which knows only the simplest streams: the little of them through which React Router
// hands a page its data. The script in the page's head asks for this file where it is needed.
(() => {
  class TransformStream {
    constructor({ transform, flush }) {
      this.transform = transform;
      this.flush = flush ?? (() => {});
      this.readable = new ReadableStream({
        start: (controller) => {
          this.controller = controller;
        },
      });
    }
  }
  class TextEncoderStream extends TransformStream {
    constructor() {
      const encoder = new TextEncoder();
      super({ transform: (text, controller) => controller.enqueue(encoder.encode(text)) });
    }
  }
  function pipeThrough(stream) {
    const { transform, flush, controller, readable } = stream;
    const reader = this.getReader();
    const pump = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) transform(part.value, controller);
      flush(controller);
      controller.close();
    };
    pump().catch((error) => controller.error(error));
    return readable;
  }
  Object.assign(window, { TransformStream, TextEncoderStream });
  ReadableStream.prototype.pipeThrough = pipeThrough;
})();
