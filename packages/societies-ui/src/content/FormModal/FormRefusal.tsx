import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { CircleAlert } from '../../base/Icon/icons.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

const Root = styled.p`
  ${sheltered}
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

export interface FormRefusalProps {
  /** The reason; without one, nothing is rendered. */
  children: ReactNode;
  /** The part's name for stylesheets. @default 'refusal' */
  'data-part'?: string;
}

/** Why a form was not accepted, where none of its fields says it. It can be focused: the answer to the last press. */
export const FormRefusal = ({ children, 'data-part': part = 'refusal' }: FormRefusalProps) =>
  children ? (
    <Root data-part={part} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" strokeWidth={1.75} />
      <span>{children}</span>
    </Root>
  ) : null;
FormRefusal.displayName = 'FormRefusal';
