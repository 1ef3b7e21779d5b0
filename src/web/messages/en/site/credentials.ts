import type { Translation } from '../../translation.ts'
import type { credentials as french } from '../../fr/site/credentials.ts'

export const credentials = {
  login: {
    meta: {
      title: 'Sign in',
      description:
        'Sign in to Gramme to find your technical sheets, the cost of every portion, your margins, your ranges and your menu as you left them.',
    },
  },
  register: {
    meta: {
      title: 'Create an account',
      description:
        'Create your Gramme account for free: technical sheets costed to the gram, margins, suppliers and your menu, all in one place.',
    },
  },
  forgotPassword: {
    meta: {
      title: 'Forgotten password',
      description:
        'Give the address of your Gramme account: you receive a link, valid for one hour, with which you choose a new password.',
    },
  },
  confirmEmail: {
    meta: {
      title: 'Confirm your address',
      description:
        'Confirm the email address of your new Gramme account. The link that you were sent works once and stays valid for 24 hours.',
    },
  },
  invitation: {
    meta: {
      title: 'Join a house',
      description:
        'A house invites you to Gramme: see which one, and what your role opens there. The invitation serves once and is good for seven days.',
    },
  },
  restore: {
    meta: {
      title: 'Restore a backup',
      description:
        'Put a backup of Gramme back into an empty installation: accounts, sheets, products, suppliers, menus and photos return as they were.',
    },
  },
  resetPassword: {
    meta: {
      title: 'New password',
      description:
        'Choose the new password of your Gramme account. The link you have received works once only and stays valid for one hour.',
    },
  },
} satisfies Translation<typeof french>
