import type { FilmMode } from '@hessa/rules/media/film/film-ladder';
import { filmQuality } from '@hessa/rules/media/film/film-quality';
import { type QualityChoice, type QualitySettings, recommendedQuality } from '@hessa/rules/media/video-quality';
import { TIMINGS } from '@hessa/rules/site/timings';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerAdapter, PlayerSnapshot } from './adapters/player-adapter.ts';
import { isOnMobileData, keepDataSaver, loadDataSaver } from './data-saver.ts';
import { detectConnection, networkInformation } from './detect-connection.ts';
import { keepQualitySettings, loadQualitySettings } from './quality-settings.ts';

/** The quality the student chose, or the one the line and the size of the player stand for. */
export function useQuality(
  wrapper: RefObject<HTMLElement | null>,
  adapter: PlayerAdapter | null,
  { can, stalls }: PlayerSnapshot,
  /** How a film of ours was made; null for every other video. */
  filmMode: FilmMode | null,
) {
  const [settings, setSettings] = useState<QualitySettings>(loadQualitySettings);
  const [playerLines, setPlayerLines] = useState<number | null>(null);
  const seekBack = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { selectedQuality, connectionSpeed, autoQuality } = settings;
  const hasChoice = can.qualities.length > 0;
  const [saverOn, setSaverOn] = useState(loadDataSaver);
  const saves = filmMode !== null && saverOn && isOnMobileData();
  const borne = recommendedQuality(connectionSpeed, {
    stalls,
    ...(playerLines === null ? {} : { playerLines }),
  });
  const recommended = filmMode === null ? borne : filmQuality(borne, { mode: filmMode, saves });

  function keep(news: Partial<QualitySettings>) {
    const next = { ...settings, ...news };
    setSettings(next);
    keepQualitySettings(next);
  }

  const detect = useEffectEvent(async () => {
    const speed = await detectConnection();
    learn(speed);
  });
  const learn = useEffectEvent((speed: QualitySettings['connectionSpeed']) => {
    if (speed !== connectionSpeed) keep({ connectionSpeed: speed });
  });

  // Only while somebody watches on automatic: every look at the line may cost a request.
  const looking = hasChoice && autoQuality;
  useEffect(() => {
    if (!looking) return;
    const look = () => void (document.visibilityState === 'visible' && detect());
    const lost = () => learn('slow');
    look();
    const timer = setInterval(look, TIMINGS.qualityRedetect);
    const network = networkInformation();
    addEventListener('online', look);
    addEventListener('offline', lost);
    network?.addEventListener('change', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      removeEventListener('offline', lost);
      network?.removeEventListener('change', look);
    };
  }, [looking]);

  // More lines than the player has would be paid for and thrown away. Known before the first piece is fetched.
  useLayoutEffect(() => {
    const element = wrapper.current;
    if (!element) return;
    const measure = () => setPlayerLines(Math.round(element.clientHeight * devicePixelRatio));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [wrapper]);

  useEffect(() => {
    if (!adapter) return;
    if (autoQuality || selectedQuality === 'auto') adapter.setQuality({ atMost: recommended });
    else adapter.setQuality({ exactly: selectedQuality });
  }, [adapter, autoQuality, selectedQuality, recommended]);

  useEffect(() => () => clearTimeout(seekBack.current), []);

  function choose(choice: QualityChoice) {
    const position = adapter?.snapshot().positionSeconds ?? 0;
    keep({ selectedQuality: choice, autoQuality: choice === 'auto' });
    clearTimeout(seekBack.current);
    seekBack.current = setTimeout(() => adapter?.seek(position), TIMINGS.qualitySeekBack);
  }

  const saver = {
    on: saverOn,
    set(on: boolean) {
      keepDataSaver(on);
      setSaverOn(on);
    },
  };
  const choice: QualityChoice = autoQuality ? 'auto' : selectedQuality;
  return { choice, recommended, saves, saver: filmMode === null ? null : saver, choose };
}
