/** Every duration the specification names, in milliseconds; the screens and their tests read it here. */
export const TIMINGS = {
  splash: 3000,
  splashFade: 500,
  dialogClose: 200,
  loginRedirect: 1500,
  heroCarousel: 4000,
  navbarHeightPoll: 300,
  scrollAnimation: 800,
  lessonAnimation: 2700,
  playerControlsHide: 5000,
  playerPositionPoll: 1000,
  videoFinishRedirect: 3000,
  qualityToast: 3000,
  qualitySeekBack: 1000,
  qualityRedetect: 30_000,
  quizPopup: 2000,
  quizRedirect: 2000,
  unitQuizPopup: 2000,
  availabilityTick: 1000,
  curriculumFocusThrottle: 1000,
  curriculumNavigationDelay: 100,
  curriculumBanner: 2000,
  sessionValidationDelay: 100,
  sessionValidationThrottle: 5000,
  cacheLifetime: 300_000,
  requestRelease: 300,
  requestRetryShortest: 20,
  requestRetryLongest: 70,
  readTimeout: 15_000,
  writeTimeout: 30_000,
  chunkTimeout: 120_000,
  slowChunkNotice: 10_000,
} as const;

export const SCROLL_ANIMATION_OFFSET = 40;
export const HERO_ITEMS = 3;
export const LAZY_SECTION = { margin: '50px', threshold: 0.1 } as const;
export const FLOATING_PIECES = 20;
