import { styled } from 'styled-components';
import { fieldBox, focusRing, plainList, raised, sheltered, text } from '../../theme/styles.ts';
import { color, control, font, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${sheltered}
  ${text}
  container-type: inline-size;
  & > [data-part='body'] {
    display: grid;
    gap: ${space[5]};
  }
  & [data-part='fields'] {
    display: grid;
    gap: ${space[4]} ${space[3]};
  }
  @container (min-width: 360px) {
    & [data-part='fields'] {
      grid-template-columns: 1fr 1fr;
    }
  }
  & [data-part='new'] {
    border-radius: ${radius.full};
  }
  & [data-part='new'][aria-pressed='true'] {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
  & [data-part='full'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='advice'] {
    display: flex;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    font-size: ${size[14]};
  }
  & [data-part='advice'] > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-part='advice'] > ul {
    display: grid;
    gap: ${space[1]};
    ${plainList}
  }
  & [data-part='previews'] {
    display: grid;
    gap: ${space[3]};
  }
  @container (min-width: 420px) {
    & [data-part='previews'] {
      grid-template-columns: 1fr 1fr;
    }
  }
  & [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
    gap: ${space[3]};
  }
`;

export const HexInput = styled.input`
  ${sheltered}
  ${raised} {
    ${fieldBox}
  }
`;

export const ColorBox = styled.div`
  ${sheltered}
  position: relative;
  & > input[type='text'] {
    padding-inline-start: ${space[12]};
    font-variant-numeric: tabular-nums;
  }
  & > input[type='color'] {
    appearance: none;
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 2px;
    inline-size: ${control.target};
    block-size: ${control.target};
    margin: 0;
    padding: ${space[2]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    transform: translateY(-50%);
    cursor: pointer;
    ${focusRing}
  }
  & > input[type='color']::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  & > input[type='color']::-webkit-color-swatch {
    border: 1px solid color-mix(in srgb, ${color.ink} 25%, transparent);
    border-radius: ${radius.small};
  }
  & > input[type='color']::-moz-color-swatch {
    border: 1px solid color-mix(in srgb, ${color.ink} 25%, transparent);
    border-radius: ${radius.small};
  }
`;

export const Sample = styled.div`
  ${sheltered}
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  & > [data-part='band'] {
    display: flex;
    align-items: end;
    block-size: 64px;
    margin: calc(-1 * ${space[4]}) calc(-1 * ${space[4]}) 0;
    padding: ${space[2]} ${space[4]};
    border-start-start-radius: calc(${radius.control} - 1px);
    border-start-end-radius: calc(${radius.control} - 1px);
    background: ${color.primary};
    color: ${color.onPrimary};
    font-family: ${font.display};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
  & [data-part='tint'] {
    padding: 2px ${space[2]};
    border-radius: ${radius.full};
    font-size: ${size[12]};
    font-weight: ${weight.medium};
  }
  & [data-part='tint'][data-tone='secondary'] {
    background: ${color.secondary};
    color: ${color.onSecondary};
  }
  & [data-part='tint'][data-tone='tertiary'] {
    background: ${color.tertiary};
    color: ${color.onTertiary};
  }
  & [data-part='link'] {
    border-block-end: 2px solid ${color.accent};
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & [data-part='button'] {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
  & [data-part='soft'] {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    background: ${color.soft};
    color: ${color.onSoft};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
`;
