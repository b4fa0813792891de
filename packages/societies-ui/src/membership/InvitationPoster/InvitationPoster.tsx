import {
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { Invitation, Society } from 'societies-contract';
import { QrCode } from '../../door/QrCode/QrCode.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { BrandMark } from '../../shell/BrandMark/BrandMark.tsx';
import { Campus } from '../../landing/Campus/Campus.tsx';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { openingOf } from '../opening.ts';
import { PaperSize, Root } from './InvitationPoster.styles.ts';

export const invitationPosterMessages = {
  brand: 'Constellation',
  join: 'Join us',
  how: 'Scan the code, sign in with your university ID, and you are a member.',
  code: 'QR code of the invitation',
  camera: 'Point your camera here',
  type: 'No camera? Type this address',
  until: (date: string) => `Valid until ${date}`,
} as const;

export interface InvitationPosterProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The society that invites, in whose theme the poster is. */
  society: Pick<Society, 'id' | 'name' | 'description' | 'logo' | 'theme'>;
  /** The invitation's address, and until when it is valid. */
  invitation: Pick<Invitation, 'url' | 'expires_at'>;
  /** Above the paper and not on it: a button to print, and the way back. */
  actions?: ReactNode;
}

/** The largest size of the name in millimetres, and the box that it has to fit into. */
const name = { size: 29, width: 168, height: 62 } as const;
/** The average width of a letter of the display face, and the height of a line, by its size. */
const letter = { width: 0.58, height: 1.08 } as const;

/** The size of a name in millimetres, so that its longest word and all of its lines fit. */
function sizeOf(text: string): number {
  const longest = Math.max(...text.split(/\s+/).map(({ length }) => length));
  return Math.min(
    name.size,
    name.width / (longest * letter.width),
    Math.sqrt((name.width * 0.8 * name.height) / (text.length * letter.width * letter.height)),
  );
}

/** An address to be typed: without its scheme, its code in groups of four that the page takes with their spaces. */
function toType(url: string): { address: string; code: string } {
  const { host, pathname } = new URL(url);
  const at = pathname.lastIndexOf('/') + 1;
  const code = pathname.slice(at);
  return { address: host + pathname.slice(0, at), code: code.replace(/(.{4})(?=.)/g, '$1 ') };
}

/**
 * An invitation as an A4 poster to print: the society's name and theme, a QR code to be read from two metres, and its address in
 * words. It is light in every scheme, and keeps its contrast in black and white.
 */
export const InvitationPoster = forwardRef<HTMLElement, InvitationPosterProps>(function InvitationPoster(
  { society, invitation, actions, ...rest },
  ref,
) {
  const messages = useMessages('InvitationPoster', invitationPosterMessages);
  const dates = useDates();
  const { id, theme, logo, description } = society;
  const { locale } = useContext(SocietiesContext);
  const { address, code } = toType(invitation.url);
  return (
    <ThemeScope theme={theme} colorScheme="light">
      <PaperSize />
      <Root ref={ref} data-soc="InvitationPoster" aria-label={society.name} {...rest}>
        {actions && <div data-part="actions">{actions}</div>}
        <div data-part="paper" style={{ '--soc-poster-name': sizeOf(society.name) } as CSSProperties}>
          <div data-part="art">
            <SocietyArt seed={id} theme={theme} size="picture" />
            <Campus fit="crop" />
          </div>
          <SocietyLogo name={society.name} src={logo} size="page" />
          <div data-part="words">
            <h1 data-part>{society.name}</h1>
            <p data-part="description">{openingOf(description, 130, locale?.code)}</p>
          </div>
          <div data-part="code">
            <QrCode value={invitation.url} label={messages.code} />
            <p data-part>{messages.camera}</p>
          </div>
          <div data-part="how">
            <h2 data-part>{messages.join}</h2>
            <p data-part>{messages.how}</p>
          </div>
          <div data-part="foot">
            <div data-part="address">
              <p data-part>{messages.type}</p>
              <p data-part dir="ltr">
                <span>{address}</span>
                <span data-part="typed">{code}</span>
              </p>
            </div>
            <div data-part="site">
              <BrandMark name={messages.brand} />
              <p data-part>{messages.until(dates.day(invitation.expires_at))}</p>
            </div>
          </div>
        </div>
      </Root>
    </ThemeScope>
  );
});
InvitationPoster.displayName = 'InvitationPoster';
