import type { joining as french } from '../fr/joining.ts'
import type { Translation } from '../translation.ts'

export const joining = {
  title: 'Join a house',
  invites: '<strong>{house}</strong> invites you.',
  invitesBy: '{name} invites you to <strong>{house}</strong>.',
  role: 'Your role: {role}',
  until: 'This invitation serves once, until {date}.',
  only: 'It is for the account of {email}.',
  as: 'You are signed in: {email}',
  join: 'Join the house',
  busy: 'One moment...',
  failed: 'The house could not be joined',
  signIn: 'I have an account: sign in',
  signUp: 'Make my account',
  reading: 'Reading the invitation...',
  unread: 'The invitation could not be read',
  ended: 'This invitation has been used, has ended or was withdrawn. Ask whoever invited you for a new one.',
  none: 'This link is not whole. Open it again as you received it, or scan its code.',
  home: 'Go to the home page',
} as const satisfies Translation<typeof french>
