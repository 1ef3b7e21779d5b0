import type { account as french } from '../fr/account.ts'
import { refusals } from './refusals.ts'
import type { Translation } from '../translation.ts'

export const account = {
  fields: {
    fullName: 'Full name',
    email: 'Email address',
    password: 'Password',
    confirmation: 'Confirm the password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    showPassword: 'Show the password',
    passwordHint:
      'At least {minimum, number} characters, without your name or your address. A common word is refused, even with digits or signs; several words pass, such as “mushroom pizza on Sunday”.',
    rememberMe: 'Remember me',
    terms: 'I accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>',
  },
  noScript: 'This form needs JavaScript. Turn it on in your browser, then reload the page.',
  issues: {
    empty: 'Please fill in all fields',
    emailEmpty: 'Please enter your email address',
    passwordTooShort: 'The password must have at least 8 characters',
    termsRefused: 'You must accept the terms of use',
  },
  refusals,
  failures: {
    connection:
      'The server cannot be reached. Check your internet connection and the configuration of the service.',
    tooManySeconds:
      'Too many failed attempts. Try again in {count, plural, =1 {one second} other {# seconds}}.',
    tooManyMinutes:
      'Too many failed attempts. Try again in {count, plural, =1 {one minute} other {# minutes}}.',
    signIn: 'Something went wrong while signing in',
    signUp: 'Something went wrong while creating the account',
    resetPassword: 'Something went wrong while resetting the password',
    confirm: 'Something went wrong while confirming the address',
    changePassword: 'Something went wrong while changing the password',
    saving: 'An error occurred while saving',
    export: 'Something went wrong while preparing your data',
    delete: 'Something went wrong while deleting the account',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Your sheets, your costs and your margins are waiting.',
    needed: 'You must be signed in to see this page',
    submit: 'Sign in',
    busy: 'Signing in...',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet? <link>Create an account</link>',
  },
  signUp: {
    title: 'Create an account',
    lead: 'A few seconds, and your first sheet opens.',
    submit: 'Create my account',
    busy: 'Creating the account...',
    hasAccount: 'Already have an account? <link>Sign in</link>',
    invited: {
      title: 'By invitation',
      lead: 'Accounts of this installation of Gramme are created by invitation. If you were sent one, open the link in it; if you already have an account, sign in.',
      email: 'That of your invitation',
    },
    closed: {
      title: 'Sign-up is closed',
      lead: 'This installation of Gramme takes no new accounts. If you have one, sign in as usual.',
    },
  },
  confirm: {
    title: 'Confirm your address',
    lead: 'One click confirms that this address is yours. You can then sign in.',
    submit: 'Confirm my address',
    busy: 'Confirming...',
    doneTitle: 'Address confirmed',
    done: 'Your account is open. Sign in with the password that you chose.',
    endedTitle: 'This link no longer works',
    ended:
      'It has been used, is older than 24 hours, or was replaced by a newer one. Give your address to be sent a new link.',
    already: 'Address already confirmed? <link>Sign in</link>',
    requestAgain: 'Send me a new link',
    again: 'Send the link again',
    sent: 'A message has just been sent to <strong>{email}</strong>. Open the link in it within 24 hours to confirm your address; remember to check the junk folder.',
    sentAgain:
      'If an account waits for <strong>{email}</strong> to be confirmed, a new link has just been sent to it. Earlier links no longer work.',
  },
  forgot: {
    title: 'Forgot your password',
    lead: 'Give the address of your account: we send it a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    sentTitle: 'Look into your inbox',
    sent: 'If there is an account for <strong>{email}</strong>, a link has just been sent to it. It stays valid for one hour; remember to check the junk folder.',
    again: 'Use another address',
    back: 'Back to sign in',
  },
  reset: {
    title: 'New password',
    lead: 'Choose the password that will replace the old one. Your other sessions will be closed.',
    submit: 'Reset the password',
    busy: 'Resetting...',
    invalid: 'Invalid or expired reset link',
    invalidHint: 'A link works once and stays valid for one hour.',
    requestAgain: 'Ask for a new link',
    done: 'Your password has been reset',
    doneHint: 'You are about to be taken to the sign-in page.',
    connectionTitle: 'Connection error',
  },
} as const satisfies Translation<typeof french>
