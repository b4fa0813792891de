import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import {
  digestRhythms,
  noticeKinds,
  societyNoticeLevels,
  type DigestRhythm,
  type NoticeKind,
  type NoticeSettings,
  type NoticeSettingsBody,
  type NoticeWays,
  type SocietyNoticeLevel,
} from 'societies-contract';
import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './NoticeChoices.styles.ts';

export const noticeChoicesMessages = {
  kinds: 'What you are notified about',
  inApp: 'In the app',
  email: 'Email',
  push: 'Push',
  device: 'Push to this device',
  deviceHint: 'It shows what you choose here also while this site is closed, until you log out.',
  noPush: {
    unsupported: 'This browser cannot show push notifications.',
    blocked:
      'Push notifications from this site are blocked in this browser. Allow them in the browser’s settings of this site to turn them on.',
    home_screen:
      'On an iPhone or iPad push needs this site on the home screen: press Share, then “Add to Home Screen”, and open it from there.',
  },
  societies: 'How much you hear from each society',
  kind: {
    place_won: 'You get a place at an event',
    event_changed: 'Your event changes',
    event_cancelled: 'Your event is cancelled',
    event_reminder: 'Your event is tomorrow',
    payment: 'You have to pay for a place, or your payment is noted',
    request_decided: 'Your request is decided',
    request_message: 'Somebody writes about a request',
    role_given: 'You are given a role',
    term_named: 'You are named for a role, or somebody is named for yours',
    term_ended: 'A term ends and nobody takes over',
    takeover: 'Somebody asks to take over a society',
    membership_ended: 'You are removed from a society',
    join_asked: 'Somebody asks to join your society',
    join_decided: 'A society answers your request, or adds you',
    membership_due: 'Your membership is about to end',
    affiliation: 'Your society’s affiliation is due, or decided',
    election: 'Your society elects its committee',
    society_changed: 'An administrator renames your society',
    hosting_asked: 'Another society invites yours to co-host an event',
    message: 'A society writes to you',
    post_published: 'One of your societies posts',
  },
  digest: 'Email about what is on in your societies',
  rhythm: { off: 'Never', daily: 'Every morning', weekly: 'Every Monday' },
  level: { off: 'Nothing', important: 'What concerns me', all: 'Everything' },
} as const;

/** Whether the device that shows the settings is told by push, or why it cannot be. */
export type PushOfDevice = 'on' | 'off' | keyof typeof noticeChoicesMessages.noPush;

export interface NoticeChoicesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The current settings. */
  settings: NoticeSettings;
  /** The user's societies, in order; those without a setting are not shown. */
  societies: readonly { id: number; name: string }[];
  /** Called with the changed setting only, for the host to store. */
  onChange: (change: NoticeSettingsBody) => void;
  /** Where this device stands. Without it there is no word of push. */
  push?: PushOfDevice;
  /** Called to turn push on or off on this device. */
  onPushChange?: (on: boolean) => void;
  /** Disables the switch of this device while that is being done. */
  pushPending?: boolean;
  /** Disables all choices, for example while one is being stored. */
  disabled?: boolean;
}

/** Notification settings: per kind of notice and per society. Each takes effect at once. */
export const NoticeChoices = forwardRef<HTMLDivElement, NoticeChoicesProps>(function NoticeChoices(
  { settings, societies, onChange, push, onPushChange, pushPending, disabled, ...rest },
  ref,
) {
  const messages = useMessages('NoticeChoices', noticeChoicesMessages);
  const id = useId();
  const box = (kind: NoticeKind, way: keyof NoticeWays, label: string) => (
    <td data-part>
      <Checkbox
        hideLabel
        label={`${messages.kind[kind]}: ${label}`}
        checked={settings.kinds[kind][way]}
        disabled={disabled}
        onChange={(event) =>
          onChange({ kinds: { [kind]: { ...settings.kinds[kind], [way]: event.currentTarget.checked } } })
        }
      />
    </td>
  );
  const isPushed = push === 'on' || push === 'off';
  const listed = societies.filter((society) => String(society.id) in settings.societies);
  return (
    <Root ref={ref} data-soc="NoticeChoices" {...rest}>
      {push !== undefined &&
        (isPushed ? (
          <Switch
            label={messages.device}
            hint={messages.deviceHint}
            checked={push === 'on'}
            disabled={disabled || pushPending}
            onChange={(event) => onPushChange?.(event.currentTarget.checked)}
          />
        ) : (
          <p data-part="no-push">{messages.noPush[push]}</p>
        ))}
      <table data-part aria-labelledby={`${id}kinds`}>
        <thead data-part>
          <tr data-part>
            <th data-part id={`${id}kinds`} scope="col">
              {messages.kinds}
            </th>
            <th data-part scope="col">
              {messages.inApp}
            </th>
            <th data-part scope="col">
              {messages.email}
            </th>
            {isPushed && (
              <th data-part scope="col">
                {messages.push}
              </th>
            )}
          </tr>
        </thead>
        <tbody data-part>
          {noticeKinds.map((kind) => (
            <tr data-part key={kind}>
              <th data-part scope="row">
                {messages.kind[kind]}
              </th>
              {box(kind, 'in_app', messages.inApp)}
              {box(kind, 'email', messages.email)}
              {isPushed && box(kind, 'push', messages.push)}
            </tr>
          ))}
        </tbody>
      </table>
      <Select
        label={messages.digest}
        options={digestRhythms.map((rhythm) => ({ value: rhythm, label: messages.rhythm[rhythm] }))}
        value={settings.digest}
        disabled={disabled}
        onChange={(event) => onChange({ digest: event.currentTarget.value as DigestRhythm })}
      />
      {listed.length > 0 && (
        <section data-part aria-labelledby={`${id}societies`}>
          <h3 data-part id={`${id}societies`}>
            {messages.societies}
          </h3>
          <div data-part="societies">
            {listed.map((society) => (
              <Select
                key={society.id}
                label={society.name}
                options={societyNoticeLevels.map((level) => ({ value: level, label: messages.level[level] }))}
                value={settings.societies[String(society.id)]}
                disabled={disabled}
                onChange={(event) =>
                  onChange({
                    societies: { [society.id]: event.currentTarget.value as SocietyNoticeLevel },
                  })
                }
              />
            ))}
          </div>
        </section>
      )}
    </Root>
  );
});
NoticeChoices.displayName = 'NoticeChoices';
