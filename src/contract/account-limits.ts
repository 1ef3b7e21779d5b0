export const FULL_NAME_MAX_LENGTH = 200
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128
/** Of an account. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX_LENGTH = 60
/** Made when an authenticator is set up; each signs in once. */
export const RECOVERY_CODES = 10
