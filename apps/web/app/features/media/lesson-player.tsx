import { offersFinish } from '@hessa/rules/media/playback';
import type { QualityChoice } from '@hessa/rules/media/video-quality';
import { videoSource } from '@hessa/rules/media/video-source';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { buildSettings } from '../../build-settings.ts';
import { usePageData } from '../../site-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/notices/spinner.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import './lesson-player.css';
import { networkInformation } from './detect-connection.ts';
import { ElsewherePanel } from './elsewhere-panel.tsx';
import { FilmBelow } from './film-below.tsx';
import { keepSpeed, keptSpeed } from './kept-speed.ts';
import { lastPlace, resumePoint } from './last-place.ts';
import type { LessonPlayerProps } from './lesson-player-props.ts';
import { createPlayerActions } from './player-actions.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerTrouble } from './player-trouble.tsx';
import { qualityName } from './quality-names.ts';
import { ResumeOffer } from './resume-offer.tsx';
import { SoundOnly } from './sound-only.tsx';
import { TamperedPanel } from './tampered-panel.tsx';
import { useAdapter } from './use-adapter.ts';
import { useCaptions } from './use-captions.ts';
import { useControlsShown } from './use-controls-shown.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useKeptFilm } from './use-kept-film.ts';
import { useOnePlayer } from './use-one-player.ts';
import { usePictureTaps } from './use-picture-taps.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayerMenu } from './use-player-menu.ts';
import { useQuality } from './use-quality.ts';
import { useMending, useRenewedSource } from './use-renewed-source.ts';
import { useWatchReports } from './use-watch-reports.ts';
import { useWatermark } from './use-watermark.ts';

const DOUBLE_TAP_SECONDS = 10;

/** A lesson's video with our own controls, whoever delivers it. Another lesson is another player. */
export function LessonPlayer(props: LessonPlayerProps) {
  return <Player key={props.lessonId} {...props} />;
}

function Player(props: LessonPlayerProps) {
  const { lessonId, video, watermark, completed, onFinish, onProgress } = props;
  const { startAt = null, lockLandscape = false, preview = false, silent = false } = props;
  const wrapper = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const settings = usePageData()?.site.settings;
  // Whoever saves data pays for nothing before asking for it.
  const [pressed, setPressed] = useState(() => !preview && !networkInformation()?.saveData);
  const [place] = useState(() => startAt ?? lastPlace(props));
  const [resumeFrom, setResumeFrom] = useState(() =>
    startAt === null ? resumePoint(place, video.durationSeconds) : null,
  );
  const [begun, setBegun] = useState(false);
  const [news, setNews] = useState<string | null>(null);

  const { held, attempt, renewing, retry, renew, reopen } = useRenewedSource(props);
  const { film } = held;
  const { menu, openMenu } = usePlayerMenu(wrapper, film !== null);
  const [soundAlone, setSoundAlone] = useState(false);
  const address = (soundAlone && film?.sound?.url) || held.videoUrl;
  const { kept: onPhone, asked, lookAgain } = useKeptFilm(lessonId);
  // Sound that is kept stands in for the picture where it is wished for, or where nothing else can come.
  const kept = onPhone && (onPhone.lines !== null || soundAlone || !navigator.onLine) ? onPhone : null;
  const source = useMemo(
    () => (kept ? ({ kind: 'kept', film: kept } as const) : videoSource(address, { hosted: buildSettings.videoHosts })),
    [kept, address],
  );
  const playable = pressed && asked && source.kind !== 'refused' ? source : null;
  const captionsUrl = kept?.captionsUrl ?? held.captionsUrl;
  const posterUrl = kept?.posterUrl ?? held.posterUrl;
  const shown = { title: held.lessonName, captionsUrl, posterUrl };
  const [first] = useState(() => ({ startAt: startAt ?? 0, speed: silent ? 1 : keptSpeed() }));
  const { adapter, snapshot, fetchedBytes, playAtOnce } = useAdapter(stage, playable, shown, attempt, first);
  const { can, playing, failure, positionSeconds } = snapshot;
  const durationSeconds = snapshot.durationSeconds ?? video.durationSeconds;

  const actions = useMemo(() => createPlayerActions(adapter, silent ? () => {} : keepSpeed), [adapter, silent]);
  const fullscreen = useFullscreen(wrapper, lockLandscape);
  const captions = useCaptions(adapter, can.captions);
  const quality = useQuality(wrapper, adapter, snapshot, film?.mode ?? null);
  const covered = source.kind !== 'youtube' || settings?.watermarkOverYouTube !== false;
  const { tampered, forgive } = useWatermark(wrapper, watermark, covered, () => adapter?.pause());
  const controls = useControlsShown(wrapper, playing && menu === null && !can.ownBar);

  // Anew with every drawing: it speaks of what is there now.
  useImperativeHandle(props.clock, () => ({
    // What is seen: the place that is offered while it is, and else where the picture stands.
    now: () => (begun ? null : resumeFrom) ?? adapter?.snapshot().positionSeconds ?? startAt ?? 0,
    playFrom(second) {
      wrapper.current?.scrollIntoView({ block: 'nearest' });
      if (adapter) return resume(second);
      playAtOnce(second);
      setPressed(true);
    },
  }));

  // The page is told before the first byte of the film is here: it would say "nothing watched yet" until then.
  const tellPlace = useEffectEvent(() => {
    onProgress?.({ positionSeconds: place, durationSeconds: video.durationSeconds, speed: first.speed });
  });
  useLayoutEffect(() => {
    tellPlace();
  }, []);
  useWatchReports(silent ? null : lessonId, adapter, snapshot, (now) =>
    onProgress?.({
      // Until the first press the student is at the place where the last visit ended.
      positionSeconds: begun ? now.positionSeconds : Math.max(place, now.positionSeconds),
      durationSeconds: now.durationSeconds ?? video.durationSeconds,
      speed: now.speed,
    }),
  );
  const { elsewhere, takeBack } = useOnePlayer(silent, adapter, snapshot);
  if (playing && resumeFrom !== null) setResumeFrom(null);
  if (playing && !begun) setBegun(true);
  useMending(failure, {
    onExpired: () => props.onSourceExpired && renew(),
    onLineBack: () => retry(failure),
    onGone: () => film && reopen(),
  });

  usePlayerKeys(wrapper, {
    ...actions,
    toggleFullscreen: fullscreen.toggle,
    toggleCaptions: captions.toggle,
    escape() {
      if (menu !== null) openMenu(null);
      else if (fullscreen.filling) fullscreen.leave();
      else return false;
      return true;
    },
  });
  usePictureTaps(picture, {
    onTap: () => (controls.shown ? controls.sleep() : controls.wake()),
    onDoubleTap(side) {
      actions.seekBy(side === 'left' ? -DOUBLE_TAP_SECONDS : DOUBLE_TAP_SECONDS);
      controls.wake();
    },
    onClick() {
      keepKeys();
      actions.toggle();
      controls.wake();
    },
    onDoubleClick: fullscreen.toggle,
  });

  /** The pressed button goes away, and the keyboard would be left with nothing. */
  function keepKeys() {
    wrapper.current?.focus({ preventScroll: true });
  }

  function start() {
    keepKeys();
    setResumeFrom(null);
    forgive();
    if (pressed) return actions.toggle();
    playAtOnce();
    setPressed(true);
  }

  function resume(seconds: number) {
    keepKeys();
    setResumeFrom(null);
    adapter?.seek(seconds);
    adapter?.play();
  }

  async function continueHere() {
    await takeBack();
    keepKeys();
    if (failure === null) return adapter?.play();
    playAtOnce();
    retry(failure);
  }

  function chooseQuality(choice: QualityChoice) {
    setSoundAlone(false);
    quality.choose(choice);
    const name = qualityName(choice);
    setNews(can.quality === 'wished' ? `الجودة المفضلة: ${name}` : `الجودة بقت ${name}`);
  }

  const trouble = source.kind === 'refused' ? 'refused' : renewing || failure === 'elsewhere' ? null : failure;
  const asking = resumeFrom !== null && pressed && !playing && trouble === null && elsewhere === null;
  const waits =
    renewing ||
    (trouble === null && elsewhere === null && pressed && (snapshot.waiting || (playing && !snapshot.ready)));
  const finishing = offersFinish(durationSeconds ? positionSeconds / durationSeconds : 0, completed);
  const halted = tampered && !playing && trouble === null;
  const calm = trouble === null && elsewhere === null && !asking && !halted;
  const classes = [
    'player',
    can.ownBar && 'player-below',
    !controls.shown && 'player-quiet',
    fullscreen.filling && 'player-filling',
  ];

  const shownPlayer = (
    <section
      ref={wrapper}
      className={classes.filter(Boolean).join(' ')}
      aria-label="مشغّل الفيديو"
      dir="ltr"
      tabIndex={-1}
    >
      <div className="player-stage" ref={stage}>
        {!pressed && posterUrl && <img className="player-still" src={posterUrl} alt="" />}
      </div>
      {(soundAlone || kept?.lines === null) && <SoundOnly read={captions.shown} />}
      <div className="player-picture" ref={picture} />
      {snapshot.caption !== null && (
        <p className="player-caption" dir="auto">
          {snapshot.caption}
        </p>
      )}
      {waits && (
        <div className="player-wait" dir="rtl" role="status">
          <Spinner />
          {renewing ? 'بنجدّد رابط الفيديو…' : 'بنحمّل الفيديو…'}
        </div>
      )}
      {calm && !playing && !waits && menu === null && !can.ownBar && !(pressed && finishing) && (
        <button
          type="button"
          className="player-start"
          aria-label="شغّل الفيديو"
          {...(pressed ? { tabIndex: -1, 'aria-hidden': true } : {})}
          onClick={start}
        >
          <IconPlayerPlayFilled aria-hidden="true" />
        </button>
      )}
      {asking && (
        <ResumeOffer fromSeconds={resumeFrom} onResume={() => resume(resumeFrom)} onRestart={() => resume(0)} />
      )}
      {halted && <TamperedPanel onGoOn={start} />}
      {elsewhere !== null && trouble === null && <ElsewherePanel elsewhere={elsewhere} onTakeBack={continueHere} />}
      {trouble !== null && <PlayerTrouble {...{ trouble, begun }} onRetry={() => retry(failure)} />}
      {pressed && calm && (
        <div className="player-controls">
          {finishing && (
            <div className="player-finish" dir="rtl">
              <Button size="small" onClick={onFinish}>
                <IconCheck aria-hidden="true" size={20} />
                خلصت الفيديو
              </Button>
            </div>
          )}
          <PlayerBar
            snapshot={snapshot}
            durationSeconds={durationSeconds}
            adapter={adapter}
            actions={actions}
            quality={{ ...quality, choose: chooseQuality }}
            captions={captions}
            fullscreen={fullscreen}
            strip={film?.strip ? { ...film.strip, url: kept?.stripUrl ?? film.strip.url } : null}
            soundAlone={soundAlone}
            menu={menu}
            sizes={film?.sizes ?? null}
            onMenu={openMenu}
            digits={settings?.digits ?? 'arabic'}
          />
        </div>
      )}
      <div dir="rtl">
        <Toast inPlace onGone={() => setNews(null)}>
          {news}
        </Toast>
      </div>
    </section>
  );
  return (
    <>
      {shownPlayer}
      {props.heading}
      {film && (
        <FilmBelow
          {...{ lessonId, fetchedBytes, soundAlone, onKept: lookAgain }}
          held={{ ...held, film }}
          quality={{ ...quality, choose: chooseQuality }}
          lines={snapshot.lines}
          sheetOpen={menu === 'sheet'}
          onSheet={(open) => openMenu(open ? 'sheet' : null)}
          kept={kept}
          mayKeep={!silent}
          digits={settings?.digits ?? 'arabic'}
          onSound={setSoundAlone}
        />
      )}
    </>
  );
}
