// Import it first. Framer Motion keeps the requestAnimationFrame of its import, which fake timers would not replace.
window.requestAnimationFrame = (draw) =>
  Number(setTimeout(() => draw(performance.now()), 1000 / 60));
