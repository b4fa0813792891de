import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, control, radius } from '../../theme/tokens.ts';

export const Disc = styled.span`
  ${sheltered}
  display: inline-block;
  flex: none;
  inline-size: var(--soc-swatch-size, ${control.target});
  block-size: var(--soc-swatch-size, ${control.target});
  border-radius: ${radius.full};
  background: conic-gradient(
    var(--soc-swatch-1) 0 120deg,
    var(--soc-swatch-2) 120deg 240deg,
    var(--soc-swatch-3) 240deg
  );
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.ink} 22%, transparent);
  forced-color-adjust: none;
`;
