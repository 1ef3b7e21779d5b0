import type { LegalTables } from '../../../legal-text.ts'

export const tables: LegalTables = {
  processing: {
    caption: 'Processing of personal data',
    columns: { purpose: 'Purpose', data: 'Data', basis: 'Legal basis', kept: 'Kept' },
    rows: {
      account: {
        purpose: 'Open and keep your account',
        data: 'Name, email address, fingerprint of the password, settings',
        basis: 'Performance of the contract (terms of use)',
        kept: 'Until the account is deleted; seven days where the address has to be confirmed and is not',
      },
      invitation: {
        purpose: 'Invite people to create an account, where that needs an invitation',
        data: 'Email address',
        basis: 'Legitimate interest',
        kept: 'Until the account is created, 14 days at most',
      },
      session: {
        purpose: 'Keep you signed in, protect your sessions',
        data: 'Session token, IP address, browser',
        basis: 'Performance of the contract; legitimate interest (security)',
        kept: '7 days after the last use, or until you sign out',
      },
      work: {
        purpose: 'Store and cost your work',
        data: 'Sheets, products, suppliers, menus, set menus, sales, pictures',
        basis: 'Performance of the contract',
        kept: 'Until you delete them, or the account',
      },
      protection: {
        purpose: 'Slow down attempts at passwords and abusive messages',
        data: 'Fingerprints of the IP address and of the email address, number of attempts, recognised browsers',
        basis: 'Legitimate interest (security)',
        kept: '24 hours; 12 months for the cookie of a recognised browser',
      },
      contact: {
        purpose: 'Answer your messages',
        data: 'Name, email address, subject, message, date, language',
        basis: 'Legitimate interest (answering you)',
        kept: '12 months',
      },
      reset: {
        purpose: 'Change a forgotten password',
        data: 'Email address, link that works once',
        basis: 'Performance of the contract',
        kept: '1 hour',
      },
    },
  },
  cookies: {
    caption: 'Cookies set by Gramme',
    columns: { name: 'Name', purpose: 'What it is for', kept: 'Kept' },
    rows: {
      session: {
        name: 'gramme.session_token',
        purpose: 'To keep you signed in. HttpOnly, SameSite=Lax.',
        kept: '7 days, extended while you use Gramme; without “Remember me”, until the browser is closed',
      },
      dontRemember: {
        name: 'gramme.dont_remember',
        purpose: 'To remember that “Remember me” was not ticked. HttpOnly, SameSite=Lax.',
        kept: 'Until the browser is closed',
      },
      device: {
        name: 'gramme.device',
        purpose:
          'To recognise a browser that has signed in to your account before, so that other people’s attempts at the password do not lock you out. HttpOnly, SameSite=Lax.',
        kept: '12 months',
      },
      waiting: {
        name: 'gramme.two_factor',
        purpose:
          'With two-factor authentication: to remember that the password was right while you give the code. HttpOnly, SameSite=Lax.',
        kept: '10 minutes',
      },
      trusted: {
        name: 'gramme.trust_device',
        purpose:
          'With two-factor authentication: to ask for no code on a device that you have chosen to trust. HttpOnly, SameSite=Lax.',
        kept: '30 days',
      },
      challenge: {
        name: 'gramme.passkey',
        purpose:
          'With a passkey: to remember what your device has to sign, while it does so. HttpOnly, SameSite=Lax.',
        kept: '5 minutes',
      },
      kitchen: {
        name: 'gramme.kitchen',
        purpose: 'On a tablet of the kitchen: to recognise it, without an account. HttpOnly, SameSite=Lax.',
        kept: '12 months after its last use, or until the tablet is removed',
      },
      kitchenOpen: {
        name: 'gramme.kitchen-open',
        purpose: 'On a tablet of the kitchen: to know that its code was given. HttpOnly, SameSite=Lax.',
        kept: 'Until it is locked, or the browser is closed',
      },
      open: {
        name: 'gramme-open',
        purpose:
          'Without “Remember me”: to know that the browser has stayed open, without which what is kept for offline reading stays closed. SameSite=Strict.',
        kept: 'Until the browser is closed',
      },
    },
  },
  storage: {
    caption: 'What else your browser keeps',
    columns: { name: 'Name', purpose: 'What it is for', kept: 'Kept' },
    rows: {
      language: {
        name: 'gramme-language',
        purpose: 'The language that you chose.',
        kept: 'Until you erase it',
      },
      theme: {
        name: 'gramme-theme',
        purpose: 'Your theme (light, dark or the device’s): chosen here, or taken from your account.',
        kept: 'Until you erase it',
      },
      view: {
        name: 'gramme-recipes-view',
        purpose: 'How your recipes are shown, as a grid or a list.',
        kept: 'Until you erase it',
      },
      leftOut: {
        name: 'gramme-left-out',
        purpose: 'What you chose not to print with your technical sheets (photo, notes…).',
        kept: 'Until you erase it',
      },
      labels: {
        name: 'gramme-labels',
        purpose:
          'The offset of the printer of labels, the label with which a sheet of A4 goes on and the initials given on this device.',
        kept: 'Until you erase it',
      },
      receipts: {
        name: 'gramme-waiting',
        purpose:
          'Deliveries received without a network and their photos, until they are sent. They leave your device for Gramme only.',
        kept: 'Until you send or erase them',
      },
      ticks: {
        name: 'gramme-ticks',
        purpose:
          'The steps ticked on a tablet of the kitchen, until they are sent. They leave your device for Gramme only.',
        kept: '24 hours at most',
      },
      initials: {
        name: 'gramme-initials',
        purpose: 'On a tablet of the kitchen: the initials beside what you tick.',
        kept: 'Until the tab is closed',
      },
      kitchenLock: {
        name: 'gramme-kitchen-lock …',
        purpose: 'On a tablet of the kitchen: whether its code was given, or it was locked.',
        kept: 'Until the tab is closed',
      },
      sheetColumns: {
        name: 'gramme-sheet-columns …',
        purpose: 'What you said of the columns of your sheets when you imported them.',
        kept: 'Until you erase it',
      },
      demo: {
        name: 'demo-storage',
        purpose: 'To remember that you are visiting the demo.',
        kept: 'Until you leave it',
      },
      demoNotice: {
        name: 'gramme-demo-notice',
        purpose: 'To remember that you have hidden the message of the demo.',
        kept: 'Until you leave it, or the tab is closed',
      },
      draft: {
        name: 'gramme-draft …',
        purpose:
          'A sheet that is being typed, your answers while sheets are imported or the timers of the kitchen, so that nothing is lost. None of it leaves your device.',
        kept: 'Until it is saved or you sign out',
      },
      clock: {
        name: 'gramme-clock',
        purpose:
          'How far the time of this device is from that of the server, for timers that are right without a network.',
        kept: 'Until you erase it',
      },
      contact: {
        name: 'gramme-contact',
        purpose: 'A message being typed on the contact page, so that nothing is lost.',
        kept: 'Until it is sent or the tab is closed',
      },
      scroll: {
        name: 'tsr-scroll-restoration-…',
        purpose: 'To bring you back to the same place on a page.',
        kept: 'Until the tab is closed',
      },
      files: {
        name: 'gramme-files',
        purpose: 'The files of the application, so that it opens without a network. No personal data.',
        kept: 'Until the next version',
      },
      read: {
        name: 'gramme-read …',
        purpose:
          'The pages you read last, to be read again without a network. They do not leave your device.',
        kept: '30 days at most, or until you sign out',
      },
      signOut: {
        name: 'gramme-sign-out',
        purpose:
          'A sign-out that the server has not confirmed yet because there was no network. The account’s identifier.',
        kept: 'Until it confirms it',
      },
      invitation: {
        name: 'gramme-invitation',
        purpose: 'The invitation to a house that you have opened, while you sign in or make an account.',
        kept: 'Until it has served, or the tab is closed',
      },
      partingWord: {
        name: 'gramme-parting-word',
        purpose: 'A sentence to be said on the next page.',
        kept: 'Until the next page',
      },
    },
  },
}
