import { operator } from '#content/operator.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/** What the texts of law say of who runs this installation. */
export function operatorFacts(language: Language) {
  const { name, legalForm, capital, registration, vatNumber, publicationDirector, address, host } = operator
  return {
    name: name[language],
    legalForm: legalForm[language],
    capital: capital[language],
    registration: registration[language],
    vatNumber: vatNumber[language],
    director: publicationDirector[language],
    address: address[language],
    phone: operator.phone,
    email: operator.email,
    hostName: host.name[language],
    hostAddress: host.address[language],
    hostPhone: host.phone,
  }
}
