// Runs in the page: shows the film round and round at 16 times its speed, and counts what was shown.
(() => {
  const video = document.querySelector('video');
  globalThis.film = { shown: 0, at: video.currentTime };
  video.addEventListener('timeupdate', () => {
    const moved = video.currentTime - film.at;
    film.shown += moved >= 0 ? moved : moved + video.duration;
    film.at = video.currentTime;
  });
  video.muted = true;
  video.loop = true;
  video.playbackRate = 16;
  video.play();
})();
