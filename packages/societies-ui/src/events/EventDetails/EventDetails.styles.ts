import { styled } from 'styled-components';
import { column, focusRing, heading, sheltered, text } from '../../theme/styles.ts';
import { color, control, measure, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.article`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & > [data-part='top'],
  & > [data-part='rest'] {
    ${column}
    align-content: start;
    gap: ${space[4]};
  }
  & [data-part='picture'] {
    position: relative;
    overflow: hidden;
    border-radius: ${radius.card};
    & > img {
      display: block;
      inline-size: 100%;
      block-size: clamp(160px, 28vw, 360px);
      object-fit: cover;
    }
    /* A window so low that the picture would push the name of the event below it. */
    @media (height < 480px) {
      & > img {
        block-size: 80px;
      }
    }
    & > [data-part='leaf'] {
      position: absolute;
      inset-block-end: ${space[4]};
      inset-inline-start: ${space[4]};
    }
  }
  & [data-part='top'] > h2 {
    ${heading}
    margin: 0;
    font-size: clamp(${size[28]}, 4vw, ${size[36]});
    overflow-wrap: anywhere;
  }
  & [data-part='hosts'] {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='top'] a,
  & [data-part='rest'] > :is([data-part='facts'], [data-part='description']) a {
    border-radius: ${radius.small};
    color: ${color.accentText};
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & [data-part='hosts'] a {
    color: inherit;
  }
  /* Each leads somewhere of its own, and none stands in a sentence. */
  @media (pointer: coarse) {
    & [data-part='hosts'] a,
    & [data-part='facts'] a {
      display: inline-flex;
      align-items: center;
      gap: ${space[1]};
      min-inline-size: ${control.target};
      min-block-size: ${control.target};
    }
  }
  & [data-part='cancelled'] {
    display: flex;
    gap: ${space[3]};
    margin: 0;
    padding: ${space[4]};
    border-radius: ${radius.control};
    background: ${color.dangerSoft};
    color: ${color.dangerText};
    font-weight: ${weight.medium};
    & svg {
      flex: none;
      inline-size: 20px;
      block-size: 20px;
      margin-block-start: 2px;
    }
  }
  & [data-part='facts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
    gap: ${space[4]};
    margin: ${space[2]} 0;
    padding: 0;
    list-style: none;
    & > li {
      display: flex;
      align-items: start;
      gap: ${space[3]};
      min-inline-size: 0;
    }
    & > li > svg {
      flex: none;
      box-sizing: border-box;
      inline-size: ${control.target};
      block-size: ${control.target};
      padding: ${space[3]};
      border-radius: ${radius.control};
      background: ${color.soft};
    }
    & > li > span {
      display: grid;
      align-content: center;
      min-inline-size: 0;
      /* One line stands beside the middle of its icon, several begin at its top. */
      min-block-size: ${control.target};
      color: ${color.ink2};
      font-size: ${size[14]};
      overflow-wrap: anywhere;
    }
    & [data-part='fact'] {
      color: ${color.ink};
      font-size: ${size[16]};
      font-weight: ${weight.strong};
    }
    & a svg {
      inline-size: 14px;
      block-size: 14px;
      vertical-align: -2px;
    }
  }
  & [data-part='description'] {
    max-inline-size: ${measure};
    font-size: ${size[16]};
    line-height: 1.65;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  @media (width >= 996px) {
    grid-template:
      'back back' auto
      'top side' auto
      'rest side' 1fr
      / minmax(0, 1fr) 340px;
    column-gap: ${space[10]};
    & > [data-part='back'] {
      grid-area: back;
    }
    & > [data-part='top'] {
      grid-area: top;
    }
    & > [data-part='rest'] {
      grid-area: rest;
    }
    & > [data-part='side'] {
      grid-area: side;
      align-self: start;
      position: sticky;
      inset-block-start: ${space[6]};
    }
  }
`;
