export const newPassword = {
  keepTokens:
    '{count, plural, one {Garder le jeton d’accès de ce compte} other {Garder les # jetons d’accès de ce compte}}',
  keepTokensHint:
    '{count, plural, one {Sinon il ne servira plus, ni le programme qui s’en sert. Ne le gardez pas si quelqu’un a pu le lire.} other {Sinon ils ne serviront plus, ni les programmes qui s’en servent. Ne les gardez pas si quelqu’un a pu les lire.}}',
} as const
