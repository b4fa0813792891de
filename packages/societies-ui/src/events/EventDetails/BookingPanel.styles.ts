import { styled } from 'styled-components';
import { focusRing, sheltered, spread, text } from '../../theme/styles.ts';
import { color, control, font, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Panel = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  & p {
    margin: 0;
  }
  & > [data-part='head'] {
    ${spread}
    gap: ${space[2]};
  }
  & [data-part='price'] {
    font-family: ${font.display};
    font-size: ${size[18]};
    font-weight: ${weight.strong};
  }
  & > [data-part='taken'],
  & > [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='hint'] {
    text-align: center;
  }
  & > [data-part='action'] {
    display: grid;
    gap: ${space[3]};
    margin-block-start: ${space[2]};
    border-radius: ${radius.control};
    ${focusRing}
  }
  & [data-part='state'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-block-size: ${control.target};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.sunken};
    color: ${color.ink2};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: center;
    & svg {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
    }
    &[data-state='going'] {
      background: ${color.successSoft};
      color: ${color.successText};
    }
    &[data-state='waiting'] {
      background: ${color.warningSoft};
      color: ${color.warningText};
    }
  }
  & > [data-part='more'] {
    display: flex;
    justify-content: space-around;
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
  @media (width >= 768px) {
    padding: ${space[7]};
  }
`;
