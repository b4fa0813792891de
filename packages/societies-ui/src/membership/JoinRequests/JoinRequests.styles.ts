import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { heading, spread } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding: ${space[5]} ${space[5]} ${space[4]};
  }
  & [data-part='title'] {
    ${heading}
    font-size: ${size[18]};
  }
  & [data-part='title']:focus {
    outline: none;
  }
  & > [data-part='head'] > [data-part='hint'] {
    /* On a line of its own where it would be two beside the title. */
    flex: 1 1 13em;
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='head'] > :is(a, button),
  & > [data-part='bulk'] > [data-part='decide'] {
    margin-inline-start: auto;
  }
  & > [data-part='none'] {
    margin: 0;
    padding: 0 ${space[5]} ${space[5]};
    color: ${color.ink2};
  }
  & > [data-part='bulk'] {
    ${spread}
    gap: ${space[2]} ${space[4]};
    min-block-size: 56px;
    box-sizing: border-box;
    padding: ${space[1]} ${space[5]};
    background: ${color.track};
    font-weight: ${weight.strong};
  }
  & tr[data-part='row']:has(:checked) {
    background: color-mix(in srgb, ${color.track} 45%, transparent);
  }
  & [data-part='decide'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[1]};
  }
  & [data-part='accept'] {
    color: ${color.successText};
  }
  & [data-part='who'] {
    ${bidiText}
    display: grid;
  }
  & [data-part='id'] {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.text};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='answer'] {
    ${bidiText}
    display: inline-block;
    min-inline-size: 9em;
    max-inline-size: 28em;
    color: ${color.ink};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & [data-part='question'] {
    display: none;
  }
  @container (width >= 640px) {
    & tbody th {
      min-inline-size: 13em;
    }
  }
  & th {
    white-space: normal;
  }
  @container (width < 640px) {
    & [data-part='answer'] {
      display: grid;
      inline-size: 100%;
      max-inline-size: none;
      padding-block-start: ${space[2]};
    }
    & [data-part='question'] {
      display: block;
      color: ${color.ink2};
      font-size: ${size[13]};
    }
    /* Each answer on lines of its own, without dots between, and under the buttons too. */
    & tbody tr[data-part='row'] > td:has([data-part='answer']) {
      flex-basis: calc(100% + var(--soc-table-actions, 0px));
      max-inline-size: none;
      margin-inline-end: calc(-1 * var(--soc-table-actions, 0px));
    }
    & tbody tr[data-part='row'] > td:has([data-part='answer'])::before {
      content: none;
    }
    & tbody tr[data-part='row'] > [data-part='actions'] {
      align-items: start;
      padding-block-start: ${space[3]};
    }
  }
`;
