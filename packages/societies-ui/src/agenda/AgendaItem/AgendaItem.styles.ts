import { styled } from 'styled-components';
import { cover, focusRing, oneLine, sheltered, text } from '../../theme/styles.ts';
import { color, control, font, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.article`
  ${sheltered}
  ${text}
  position: relative;
  display: grid;
  grid-template:
    'picture words' auto
    'picture state' auto
    / 72px minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[3]};
  row-gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  & > [data-soc='SocietyArt'] {
    grid-area: picture;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    border-radius: ${radius.control};
    object-fit: cover;
  }
  & > [data-part='words'] {
    grid-area: words;
    min-inline-size: 0;
  }
  & [data-part='time'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='running'] {
    margin-inline-start: ${space[2]};
    color: ${color.successText};
  }
  & [data-part='heading'] {
    margin: 0;
    font-family: ${font.display};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  /* The whole row leads to the event; a button on it stands above. */
  & a[data-part='name'] {
    border-radius: ${radius.small};
    color: inherit;
    text-decoration: none;
    ${focusRing}
    &::after {
      ${cover}
      border-radius: ${radius.card};
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  & > [data-part='state'] {
    position: relative;
  }
  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[3]};
    margin: 2px 0 0;
    padding: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    list-style: none;
    & > li {
      display: inline-flex;
      align-items: center;
      gap: ${space[2]};
      min-inline-size: 0;
      min-block-size: 24px;
    }
    & svg {
      flex: none;
      inline-size: 14px;
      block-size: 14px;
    }
  }
  & [data-part='payment'] {
    color: ${color.warningText};
    font-weight: ${weight.strong};
    &[data-state='paid'] {
      color: ${color.successText};
    }
  }
  & [data-part='logo'] {
    --soc-logo-size: 20px;
  }
  & > [data-part='places'] {
    display: none;
    font-size: ${size[12]};
    color: ${color.ink2};
  }
  & > [data-part='state'] {
    grid-area: state;
    justify-self: start;
    min-inline-size: 116px;
  }
  @media (width >= 768px) {
    grid-template: 'picture words places state' auto / 112px minmax(0, 1fr) 112px 168px;
    column-gap: ${space[5]};
    padding: ${space[4]};
    /* What has begun says nothing of places. */
    &:not(:has(> [data-part='places'])) {
      grid-template-areas: 'picture words words state';
    }
    & > [data-soc='SocietyArt'] {
      aspect-ratio: 3 / 2;
    }
    & [data-part='heading'] {
      font-size: ${size[18]};
    }
    & [data-part='venue'] > span {
      ${oneLine}
      max-inline-size: 18ch;
    }
    & > [data-part='places'] {
      grid-area: places;
      display: grid;
      gap: ${space[1]};
    }
    & > [data-part='state'] {
      justify-self: stretch;
    }
  }
  @media (width < 768px) {
    & [data-part='facts'] > [data-part='venue'] {
      display: none;
    }
  }
`;

export const State = styled.p`
  ${sheltered}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  box-sizing: border-box;
  min-block-size: ${control.small};
  margin: 0;
  padding-inline: ${space[3]};
  border-radius: ${radius.full};
  background: ${color.track};
  color: ${color.ink2};
  font-size: ${size[13]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-state='going'] {
    background: ${color.successSoft};
    color: ${color.successText};
  }
  &[data-state='waiting'] {
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
  &[data-state='cancelled'] {
    background: ${color.dangerSoft};
    color: ${color.dangerText};
  }
`;
