/** Wheel turns and drags at each turn, and how far they go, in pixels. */
const WHEEL_TURNS = 6;
const WHEEL_STEP = 120;
const DRAG_STEPS = 12;
const DRAG_STEP = 14;
const MIDDLE = { x: 640, y: 400 };

/** Classic in the largest maze there is, with tunnels, while somebody walks, zooms in and out, and drags the view. */
export const WIDEST_CLASSIC = {
  path: '/classic/play/custom?width=200&height=200&cell=20&seed=bench&tunnels=1',
  async stir(page, turn) {
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    const way = turn % 2 === 0 ? 1 : -1;
    for (let i = 0; i < WHEEL_TURNS; i++) await page.mouse.wheel(0, way * WHEEL_STEP);
    await page.mouse.down();
    for (let i = 1; i <= DRAG_STEPS; i++) {
      await page.mouse.move(MIDDLE.x + way * i * DRAG_STEP, MIDDLE.y - way * i * DRAG_STEP);
    }
    await page.mouse.up();
    if (turn % 5 === 4) await page.keyboard.press('Digit0');
  },
};
