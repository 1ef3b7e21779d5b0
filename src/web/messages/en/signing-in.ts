import type { signingIn as french } from '../fr/signing-in.ts'
import type { Translation } from '../translation.ts'

export const signingIn = {
  newAddress: {
    title: 'Confirm your new address',
    lead: 'One click gives this address to your Gramme account, in place of the old one.',
    submit: 'Confirm my new address',
    failed: 'An error occurred while changing the address',
    doneTitle: 'Address changed',
    done: 'Your account now has this address. Your devices stay signed in; the next time you sign in, use the new address.',
    open: 'Open Gramme',
    takenTitle: 'This address already has an account',
    taken: 'Since you asked, another account has taken this address. Yours keeps the old one.',
    ended:
      'It has been used, it is more than 24 hours old, a newer link has replaced it, or the password has changed since. The present address of the account is in the settings, where you can ask for a new link.',
    settings: 'Open the settings',
  },
  secondFactor: {
    code: 'Six-digit code',
    title: 'Your code',
    lead: 'Open your app and give the code that it shows for Gramme.',
    trust: 'Trust this device for 30 days',
    recoveryLead: 'Give one of the recovery codes that you have kept. It will not work again.',
    recoveryCode: 'Recovery code',
    useRecovery: 'I do not have my phone',
    useCode: 'Give the code of the app',
    back: 'Back to the password',
    failed: 'An error occurred while signing in',
  },
  provider: {
    signIn: 'Continue with {name}',
    leaving: 'To the identity service...',
    failed: 'Something went wrong with the identity service',
    failures: {
      cancelled: 'You were not signed in: the request was cancelled at the identity service.',
      expired: 'This sign-in has expired, or was begun in another browser. Start again.',
      unreachable: 'The identity service does not answer. Try again in a moment.',
      'not-linked':
        'This address has an account here already. Sign in as usual, then link the identity service in the settings.',
      'linked-elsewhere': 'This identity is already linked with another account of Gramme.',
      'other-identity':
        'The account of this address is linked with another identity of the service. Sign in with that one, or unlink it first in the settings.',
      'no-address': 'The identity service does not give your email address: an account needs it.',
      'unconfirmed-address':
        'The identity service has not confirmed your email address. Confirm it there, or ask the person who runs it.',
      closed: 'This installation of Gramme accepts no new account.',
      'not-invited':
        'Accounts are made here by invitation: open the link of yours, and use the address that it was sent to.',
      failed:
        'Signing in with the identity service did not succeed. Start again; if it lasts, tell the person who runs this installation.',
    },
  },
  passkeys: {
    failed: 'An error occurred with the passkey',
    signIn: 'Use a passkey',
    signInBusy: 'Follow your browser...',
    problems: {
      unavailable:
        'This browser has no passkeys here: it has to be a recent one, at an address in https (or localhost).',
      cancelled: 'Nothing was chosen, or time ran out. You can try again.',
      known: 'This device already has a passkey of this account.',
      'other-address':
        'Passkeys belong to the address of this installation (PUBLIC_URL): open Gramme at that address.',
    },
  },
} as const satisfies Translation<typeof french>
