import { describe, expect, test } from 'vitest';
import { connectionSpeed, speedFromProbe } from './connection-speed.ts';
import { DEFAULT_QUALITY_SETTINGS, QUALITY_CHOICES, readQualitySettings, recommendedQuality } from './video-quality.ts';

describe('connection speed', () => {
  test.each([
    [{ online: false, downlink: 50, effectiveType: '4g' }, 'slow', 'QUAL-03'],
    [{ online: true, downlink: 5 }, 'fast', 'QUAL-06, LIM-39'],
    [{ online: true, downlink: 1, effectiveType: '4g' }, 'fast', 'QUAL-06'],
    [{ online: true, downlink: 4.9, effectiveType: '3g' }, 'medium', 'QUAL-07'],
    [{ online: true, downlink: 2 }, 'medium', 'QUAL-07'],
    [{ online: true, downlink: 0.5, effectiveType: '3g' }, 'medium', 'QUAL-07'],
    [{ online: true, downlink: 1.9, effectiveType: '2g' }, 'slow', 'QUAL-08'],
    [{ online: true, effectiveType: 'slow-2g' }, 'slow', 'QUAL-08'],
    [{ online: true, saveData: true, downlink: 50, effectiveType: '4g' }, 'slow', 'QUAL-06'],
    [{ online: true }, null, 'QUAL-09'],
  ] as const)('%j is %s [%s]', (facts, speed, _ids) => {
    expect(connectionSpeed(facts)).toBe(speed);
  });

  test.each([
    [99, 'fast', 'QUAL-10, LIM-40'],
    [100, 'medium', 'QUAL-11'],
    [299, 'medium', 'QUAL-11, LIM-40'],
    [300, 'slow', 'QUAL-12'],
    ['failed', 'slow', 'QUAL-12'],
  ] as const)('a timing test of %s ms is %s [%s]', (elapsed, speed, _ids) => {
    expect(speedFromProbe(elapsed)).toBe(speed);
  });
});

describe('video quality', () => {
  test('the choices are auto and five heights [QUAL-01]', () => {
    expect(QUALITY_CHOICES).toEqual(['auto', 'hd1080', 'hd720', 'medium', 'small', 'tiny']);
  });

  test.each([
    ['fast', {}, 'hd1080', 'QUAL-13, LIM-41'],
    ['medium', {}, 'hd720', 'QUAL-14, LIM-41'],
    ['slow', {}, 'medium', 'QUAL-15, LIM-41'],
    ['fast', { stalls: 1 }, 'hd720', 'QUAL-02'],
    ['slow', { stalls: 1 }, 'small', 'QUAL-02'],
    ['slow', { stalls: 9 }, 'tiny', 'QUAL-02'],
    ['fast', { playerLines: 720 }, 'hd720', 'QUAL-02'],
    ['fast', { playerLines: 719 }, 'medium', 'QUAL-02'],
    ['fast', { playerLines: 100 }, 'tiny', 'QUAL-02'],
    ['slow', { playerLines: 2160 }, 'medium', 'QUAL-02'],
    ['fast', { stalls: 3, playerLines: 720 }, 'small', 'QUAL-02'],
  ] as const)('a %s line with %j gets %s [%s]', (speed, seen, quality, _ids) => {
    expect(recommendedQuality(speed, seen)).toBe(quality);
  });

  test('kept settings come back, damaged ones fall back part by part [QUAL-16, STOR-08, ENT-40]', () => {
    const kept = { selectedQuality: 'hd720', connectionSpeed: 'fast', autoQuality: false } as const;
    expect(readQualitySettings(kept)).toEqual(kept);
    expect(readQualitySettings({ ...kept, connectionSpeed: 'warp' })).toEqual({ ...kept, connectionSpeed: 'medium' });
    expect(readQualitySettings({ selectedQuality: '8k' })).toEqual(DEFAULT_QUALITY_SETTINGS);
    expect(readQualitySettings({ selectedQuality: 'tiny' }).autoQuality).toBe(false);
    for (const broken of [null, undefined, 'x', 5])
      expect(readQualitySettings(broken)).toEqual(DEFAULT_QUALITY_SETTINGS);
  });
});
