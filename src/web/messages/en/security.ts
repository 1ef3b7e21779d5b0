import type { security as french } from '../fr/security.ts'
import type { Translation } from '../translation.ts'

export const security = {
  sessions: {
    title: 'Signed-in devices',
    lead: 'Where your account is open. A device that you do not recognise: sign it out, then change your password.',
    failed: 'The open sessions could not be read',
    here: 'This device',
    browserOn: '{browser} on {system}',
    unknownBrowser: 'Unknown browser',
    unknownDevice: 'Unknown browser or program',
    systems: {
      windows: 'Windows',
      mac: 'macOS',
      'mac-or-ipad': 'Mac or iPad',
      iphone: 'iPhone',
      ipad: 'iPad',
      android: 'Android',
      chromeos: 'ChromeOS',
      linux: 'Linux',
    },
    used: 'Last used on {date} at {time}',
    usedFrom: 'Last used on {date} at {time}, from the address {address}',
    usedFromNetwork: 'Last used on {date} at {time}, from the network {address}',
    since: 'Signed in since {date}',
    more: '{count, plural, one {# more session is not shown.} other {# more sessions are not shown.}} ‘Sign out all other devices’ ends them too.',
    end: 'Sign out',
    endBusy: 'Signing out...',
    endOf: 'Sign out {device}, last used on {date} at {time}',
    ended: '{device} is signed out',
    endFailed: 'The session could not be ended',
    endOthers: 'Sign out all other devices',
    confirmTitle: 'Sign out all other devices?',
    confirm:
      '{count, plural, one {# device will have to sign in again} other {# devices will have to sign in again}}. What is typed there and not saved stays on its page.',
    confirmLabel: 'Sign them all out',
    othersEnded:
      '{count, plural, =0 {No other device was signed in} one {# device is signed out} other {# devices are signed out}}',
  },
} as const satisfies Translation<typeof french>
