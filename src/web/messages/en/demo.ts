import type { demo as french } from '../fr/demo.ts'
import type { Translation } from '../translation.ts'

export const demo = {
  disabled: 'This feature is disabled in the demo',
  notice: 'In the demo you can explore the interface, but changes will not be saved.',
  accountNeeded: 'Account needed',
  premium: 'Premium feature',
  carte: 'Printing and exporting menus needs an account.',
  register: 'Create an account',
  login: 'Sign in',
  typing: 'Demo: what you type here is not kept.',
  notSaved: 'Demo: nothing is saved',
} as const satisfies Translation<typeof french>
