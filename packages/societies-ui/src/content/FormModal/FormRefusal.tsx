import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from '../../base/Icon/icons.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

const Root = styled.p`
  display: flex;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
  font-size: ${size[14]};
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`;

/** Why a form was not accepted, where none of its fields says it. It can be focused: the answer to the last press. */
export const FormRefusal = ({ children }: { children: ReactNode }) =>
  children ? (
    <Root data-part="refusal" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" strokeWidth={1.75} />
      <span>{children}</span>
    </Root>
  ) : null;
FormRefusal.displayName = 'FormRefusal';
