/** Hidden from guests until its user says otherwise. */
export const FURTHER_NOTICE = 'further-notice'
