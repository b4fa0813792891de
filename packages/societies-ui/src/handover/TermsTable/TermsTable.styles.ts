import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, heading, sheltered, text, visuallyHidden } from '../../theme/styles.ts';
import { breakpoint, color, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  min-inline-size: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  overflow: clip;
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]} ${space[3]};
    padding: ${space[5]};
  }
  & h2 {
    ${heading}
    font-size: ${size[18]};
  }
  & [data-part='head'] > p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  & thead {
    ${visuallyHidden}
  }
  & tbody tr[data-part='row'] {
    ${column}
    gap: ${space[2]};
    padding: ${space[3]} ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & :is(th, td) {
    padding: 0;
    text-align: start;
  }
  & tbody th {
    ${bidiText}
    align-self: center;
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    box-sizing: border-box;
    min-block-size: 52px;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.control};
    background: ${color.track};
  }
  & [data-part='bar'] > button {
    margin-inline-start: auto;
  }
  & [data-part='bar'][data-state='free'] {
    background: repeating-linear-gradient(
      135deg,
      transparent 0 ${space[2]},
      ${color.track} ${space[2]} calc(${space[2]} + 1px)
    );
    color: ${color.ink2};
  }
  & [data-part='bar'][data-state='accepted'] {
    background: ${color.soft};
    color: ${color.onSoft};
  }
  & [data-part='bar'][data-state='asked'] {
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
  & [data-part='bar'][data-state='none'] {
    border: 1px dashed ${color.edge};
    background: none;
    color: ${color.ink2};
  }
  & [data-part='name'] {
    ${bidiText}
    min-inline-size: 0;
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  & [data-part='when'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    font-size: ${size[13]};
  }
  & [data-state='held'] > [data-part='when'] {
    color: ${color.ink2};
  }
  & [data-part='answer'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: ${weight.medium};
  }
  & [data-part='answer'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  @media (width >= ${breakpoint.medium}) {
    & tbody tr[data-part='row'] {
      grid-template-columns: 9em minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 ${space[1]};
      padding-block: ${space[2]};
    }
    & tbody td:last-child {
      padding-inline-start: ${space[1]};
      border-inline-start: 2px solid ${color.accent};
    }
  }
`;
