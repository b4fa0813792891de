import { styled } from 'styled-components';
import { column, fingerRoom, focusRing, heading, plainList, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.article`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  & > [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]};
  }
  & [data-part='who'] {
    display: grid;
    flex: 1 1 200px;
    gap: ${space[2]};
    min-inline-size: 0;
  }
  & [data-part='who'] > h1 {
    ${heading}
    color: ${color.ink};
    font-size: ${size[28]};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    outline: none;
  }
  & [data-part='marks'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  & > [data-part='suspension'] {
    display: grid;
    gap: ${space[1]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  & > [data-part='suspension'] > p {
    margin: 0;
    white-space: pre-line;
  }
  & > [data-part='panels'] {
    ${column}
    align-items: start;
    gap: ${space[5]};
  }
  & > [data-part='panels'] dl {
    display: grid;
    gap: ${space[4]};
    margin: 0;
  }
  & > [data-part='panels'] dt {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='panels'] dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='panels'] dd > a {
    position: relative;
    ${fingerRoom}
  }
  & > [data-part='panels'] ul {
    display: grid;
    ${plainList}
  }
  & > [data-part='panels'] li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
  }
  & > [data-part='panels'] li + li {
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='society'] {
    display: inline-flex;
    align-items: center;
    flex: 1 1 160px;
    min-block-size: ${control.target};
    color: ${color.ink};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
    border-radius: ${radius.small};
    text-decoration: none;
    ${focusRing}
  }
  @media (hover: hover) {
    & [data-part='society']:hover {
      text-decoration: underline;
    }
  }
  & [data-part='quiet'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='none'] {
    margin: 0;
    color: ${color.ink2};
  }
  @media (width >= ${breakpoint.small}) {
    & > [data-part='panels'] dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* The email address, which may be long, has a row of its own. */
    & > [data-part='panels'] dl > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (width >= ${breakpoint.large}) {
    & > [data-part='panels'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
