import { shelteredDrawing } from './shelteredDrawing.ts';

/**
 * Keeps a host's CSS for bare elements (`h2`, `label`, `svg`, `td`, as resets and themes have it) off an element and its parts: they
 * begin with what the browser gives them, as on a page without any. First in a component's rules, which then say all the rest.
 *
 * It reaches the library's own elements alone, which say `data-part` and have no class: what a host puts inside stays the host's.
 * No host styles `div` and `span`, and pages have thousands of them. Rows and inputs weigh more, because hosts choose them by their
 * place and type (`tr:nth-child(odd)`, `input[type='text']`).
 */
export const sheltered = `
  all: revert;
  box-sizing: border-box;
  &[hidden] {
    display: none;
  }
  & :where([data-part]:not([class], svg *)) {
    box-sizing: border-box;
  }
  & :where([data-part]:not([class], [hidden], div, span, img, video, canvas, svg, svg *)) {
    all: revert;
    box-sizing: border-box;
  }
  & :where([data-part]:not([class], [hidden])):is(input, textarea, select),
  & [data-part]:where(tr) {
    all: revert;
    box-sizing: border-box;
  }
  & :where(img, video, canvas, svg):where([data-part]:not([class])) {
    ${shelteredDrawing}
  }
`;
