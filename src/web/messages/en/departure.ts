export const departure = {
  restored: {
    title: 'Account restored',
    body: 'Your account was to be erased on {date}; it is restored as it was. Your published menu, if you had one, is online again.',
    enter: 'Open my account',
  },
  meanwhile:
    'Until then, signing in restores the account as it is. Your published menu is no longer online. First export what you want to keep.',
  done: 'Your account is closed. It will be erased on {date}: signing in before then restores it.',
}
