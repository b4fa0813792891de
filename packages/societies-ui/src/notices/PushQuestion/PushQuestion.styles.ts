import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';
import { color, layer, radius, shadow, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  position: fixed;
  /* Not at the foot of the window, where toasts and the pages of phones are. */
  inset-block-start: calc(${space[16]} + ${space[3]});
  inset-inline-end: ${space[4]};
  z-index: ${layer.floating};
  box-sizing: border-box;
  display: grid;
  gap: ${space[3]};
  inline-size: min(360px, calc(100% - 2 * ${space[4]}));
  &[data-state='open'] {
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[3]};
  }
  & > [data-part='said'] {
    display: flex;
    align-items: flex-start;
    gap: ${space[3]};
    & svg {
      flex: none;
      inline-size: 20px;
      block-size: 20px;
      margin-block-start: 2px;
      color: ${color.accentText};
      stroke-width: 1.75px;
    }
  }
  & [data-part='question'] {
    margin: 0;
    font-weight: ${weight.medium};
  }
  & > [data-part='answers'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
