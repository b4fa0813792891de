import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { PictureCard } from '../../content/PictureCard/PictureCard.tsx';
import { controlReset, fingerRoom, focusRing } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(PictureCard)`
  & [data-part='leaf'] {
    position: absolute;
    inset-block-end: ${space[4]};
    inset-inline-start: ${space[4]};
  }
  & [data-part='free'] {
    position: absolute;
    inset-block-start: ${space[4]};
    inset-inline-end: ${space[4]};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.scrim};
    color: ${color.onScrim};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
    line-height: 20px;
  }
  & [data-part='tools'] {
    position: absolute;
    inset-block-start: ${space[3]};
    inset-inline-start: ${space[3]};
    display: flex;
    gap: ${space[2]};
  }
  &[data-state='passed'] [data-part='picture'] > img {
    filter: saturate(0.45);
  }

  & > [data-part='body'] {
    gap: ${space[3]};
  }
  & :is(h3, h4) > a {
    position: relative;
    ${fingerRoom}
    border-radius: ${radius.small};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & :is(h3, h4) > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [data-part='description'] {
    white-space: pre-line;
  }
  & [data-part='more'] {
    ${controlReset}
    padding: 2px;
    margin: -2px;
    border-radius: ${radius.small};
    color: ${color.ink};
    font-weight: ${weight.strong};
    ${focusRing}
  }
  & [data-part='more']:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [data-part='series'] {
    position: relative;
    z-index: 1;
    color: ${color.ink2};
    font-size: ${size[14]};
    & > summary {
      inline-size: fit-content;
      border-radius: ${radius.small};
      color: ${color.accentText};
      font-weight: ${weight.medium};
      cursor: pointer;
      ${focusRing}
      ${fingerRoom}
    }
    & > ul {
      display: grid;
      gap: ${space[2]};
      max-block-size: 180px;
      margin: ${space[2]} 0 0;
      padding-inline-start: ${space[4]};
      overflow-y: auto;
    }
    & a {
      border-radius: ${radius.small};
      color: ${color.accentText};
      ${focusRing}
    }
  }
  & [data-part='facts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.4;
    list-style: none;
  }
  & [data-part='facts'] > li {
    display: flex;
    gap: ${space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Dates and counts keep together where the page is written the other way. */
  & [data-part='facts'] > li > span,
  & [data-part='status'] > span {
    ${bidiText}
  }
  & [data-part='facts'] svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
    stroke-width: 1.75px;
  }
  & [data-part='foot'] {
    display: grid;
    gap: ${space[2]};
  }
  & [data-part='status'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    color: ${color.ink2};
    font-size: ${size[13]};
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='when'] {
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
  &[data-state='passed'] [data-part='when'],
  &[data-state='inactive'] [data-part='when'] {
    color: ${color.ink2};
  }
  & [data-part='action'] {
    display: grid;
    gap: ${space[2]};
    margin-block-start: ${space[2]};
  }
  @container (width >= 560px) {
    &[data-orientation='horizontal'] {
      flex-direction: row;
    }
    &[data-orientation='horizontal'] > [data-part='picture'] {
      inline-size: min(30%, 280px);
      aspect-ratio: auto;
      border-start-end-radius: 0;
      border-end-start-radius: inherit;
    }
    /* As high as the text beside it. */
    &[data-orientation='horizontal'] > [data-part='picture'] > img {
      position: absolute;
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
  @container (width >= 900px) {
    &[data-orientation='horizontal'] > [data-part='body'] {
      display: grid;
      grid-template: auto auto auto 1fr / minmax(0, 1fr) 280px;
      column-gap: ${space[8]};
    }
    &[data-orientation='horizontal'] [data-part='foot'] {
      grid-column: 2;
      grid-row: 1 / -1;
      align-self: center;
    }
  }
`;
