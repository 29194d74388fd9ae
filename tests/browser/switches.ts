/* Switches with which a browser does less work that no test looks at. */

/** Without a process that stands in for a graphics card: it takes a tenth of a test's time. */
const NO_GPU = ['--disable-gpu', '--disable-software-rasterizer'];

/** The browser compiles code that runs often once more, to make it faster. A test is too short to gain by that, and takes a tenth less without it. */
const NO_SECOND_COMPILER = ['--js-flags=--no-opt,--no-maglev'];

/** Without requests to the maker of the browser in the background. */
const NO_NEWS = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** For each Chromium of the tests. */
export const SWITCHES: readonly string[] = [
  // Chromium has no sandbox for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--no-first-run',
  '--disable-quic',
  ...NO_NEWS,
  ...NO_GPU,
  ...NO_SECOND_COMPILER,
];
