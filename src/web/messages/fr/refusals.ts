import type { CredentialsError } from '#contract/credentials.ts'

/** Of what identifies someone. */
export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: 'Email ou mot de passe incorrect',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'Cette adresse email est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse email.',
  EMAIL_NOT_VERIFIED:
    'L’adresse de ce compte n’est pas encore confirmée\u00a0: ouvrez le lien reçu par email.',
  INVALID_TOKEN: 'Lien de réinitialisation invalide ou expiré',
  INVALID_PASSWORD: 'Le mot de passe actuel est incorrect',
  MISSING_OR_NULL_ORIGIN: 'Votre navigateur cache d’où vient cette demande\u00a0: le serveur la refuse.',
  REGISTRATION_CLOSED: 'Cette installation de Gramme n’accepte pas de nouveau compte.',
  INVITATION_REQUIRED: 'Les comptes de cette installation de Gramme se créent sur invitation.',
  INVITATION_ENDED:
    'Cette invitation a expiré, ou elle a déjà servi. Si vous avez déjà un compte, connectez-vous\u00a0; sinon, demandez une nouvelle invitation à la personne qui gère cette installation.',
  INVALID_CODE: 'Ce code n’est pas le bon, ou il a déjà servi\u00a0: attendez le suivant.',
  INVALID_BACKUP_CODE: 'Ce code de secours n’existe pas, ou il a déjà servi.',
  INVALID_TWO_FACTOR_COOKIE: 'Plus de dix minutes ont passé\u00a0: donnez de nouveau votre mot de passe.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Trop de codes faux\u00a0: donnez de nouveau votre mot de passe.',
  TOTP_ALREADY_ENABLED: 'La double authentification est déjà activée\u00a0: rechargez la page.',
  TOTP_NOT_ENABLED: 'La double authentification n’est pas activée\u00a0: rechargez la page.',
  TWO_FACTOR_UNREADABLE:
    'La clé de ce serveur a changé depuis que vous avez configuré la double authentification\u00a0: il ne peut plus vérifier vos codes. Demandez à la personne qui gère cette installation de la désactiver pour votre compte.',
  TOO_MANY_PASSKEYS:
    'Ce compte a autant de clés d’accès qu’il peut en avoir\u00a0: supprimez-en une d’abord.',
  CHALLENGE_NOT_FOUND: 'Plus de cinq minutes ont passé\u00a0: recommencez.',
  PASSKEY_NOT_FOUND:
    'Cette clé d’accès n’est d’aucun compte ici\u00a0: elle en a été supprimée, ou vient d’ailleurs.',
  AUTHENTICATION_FAILED: 'Cette clé d’accès n’a pas été acceptée.',
  FAILED_TO_VERIFY_REGISTRATION: 'Cette clé d’accès n’a pas été acceptée.',
  PROVIDER_UNREACHABLE:
    'Le service qui vous identifie ne répond pas. Réessayez dans un instant\u00a0; si cela dure, prévenez la personne qui gère cette installation.',
  PROVIDER_ONLY: 'Ici, on se connecte par le service d’identité de l’installation, sans mot de passe.',
  PROVIDER_ELSEWHERE:
    'Le service d’identité ne connaît que l’adresse publique de Gramme\u00a0: ouvrez Gramme à cette adresse.',
  EMAIL_TAKEN: 'Cette adresse a déjà un compte.',
} satisfies Record<CredentialsError, string>
