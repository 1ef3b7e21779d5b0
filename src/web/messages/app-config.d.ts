import type { Language } from '#web/lib/storage/preferences.ts'
import type * as areas from './areas.ts'

type Area = (typeof areas)[keyof typeof areas]
type Namespace<Member = Area> = Member extends unknown ? keyof Member : never

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { readonly [Name in Namespace]: Extract<Area, { [Key in Name]: unknown }>[Name] }
  }
}
