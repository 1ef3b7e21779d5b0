import { publicPath } from '#contract/public-path.ts'
import { languageOf } from '../account/account-settings.ts'
import {
  addressChangeRequestedMail,
  addressChangedMail,
  addressInUseMail,
  newAddressMail,
} from '../mail/address-change-mails.ts'
import { type AddressChange, endAddressLinks, makeAddressToken } from './address-change-links.ts'
import type { AuthServices } from './auth-services.ts'
import { findHolder } from './registration-mails.ts'

/**
 * Mails the link to the new address, or says there that it has an account, and notifies the old one. Earlier links end.
 * @param allowed whether the new address may be written to; the old one is notified anyway
 */
export async function mailChangeRequested(
  services: AuthServices,
  { userId, name, oldEmail, newEmail }: AddressChange,
  allowed: boolean,
): Promise<void> {
  const { database, mailer, publicUrl } = services
  await endAddressLinks(services, userId)
  const language = await languageOf(database, userId)
  const at = (path: `/${string}`) => publicUrl + publicPath(path, language)
  const words = { name, language }
  await mailer.send(
    addressChangeRequestedMail({ ...words, to: oldEmail, link: at('/forgot-password') }, newEmail),
  )
  if (!allowed) return
  const holder = await findHolder(services, newEmail)
  if (holder?.confirmed) {
    await mailer.send(addressInUseMail({ ...words, name: '', to: newEmail, link: at('/login') }))
    return
  }
  const token = await makeAddressToken(services, userId, newEmail)
  const link = `${at('/confirm-email')}#type=address&token=${token}`
  await mailer.send(newAddressMail({ ...words, to: newEmail, link }))
}

/** Notifies the old address that it is no longer the account's. */
export async function mailChanged(
  { database, mailer, publicUrl }: AuthServices,
  { userId, name, oldEmail, newEmail }: AddressChange,
): Promise<void> {
  const language = await languageOf(database, userId)
  const link = publicUrl + publicPath('/contact', language)
  await mailer.send(addressChangedMail({ to: oldEmail, name, language, link }, newEmail))
}
