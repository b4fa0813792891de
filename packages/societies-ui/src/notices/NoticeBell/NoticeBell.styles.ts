import { styled } from 'styled-components';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { focusRing } from '../../theme/styles.ts';
import { color, control, font, radius, weight } from '../../theme/tokens.ts';

export const Root = styled(LinkOrText)`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${control.target};
  block-size: ${control.target};
  border-radius: ${radius.control};
  color: ${color.ink2};
  text-decoration: none;
  ${focusRing}
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & > [data-part='count'] {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 2px;
    min-inline-size: 18px;
    box-sizing: border-box;
    padding-inline: 4px;
    border-radius: ${radius.full};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-family: ${font.text};
    font-size: 0.6875rem;
    font-weight: ${weight.strong};
    line-height: 18px;
    text-align: center;
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.track};
      color: ${color.ink};
    }
  }
`;
