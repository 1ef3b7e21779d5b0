import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { client } from '#web/lib/query/api.ts'
import { useChangeHouse } from '#web/lib/session/change-house.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import { useWritesWaitText } from '../use-sign-out-failure.ts'

/** Goes to another house of the person, at its home; says why where it cannot. */
export function useSwitchHouse(): (houseId: string) => void {
  const t = useTranslations('houses')
  const textOf = useFailureText()
  const waitText = useWritesWaitText()
  const change = useChangeHouse()
  return (houseId) =>
    void change(() => client.houses.switch({ houseId })).catch((failure: unknown) =>
      notifyFailure(waitText(failure) ?? textOf(failure, t('failed'))),
    )
}
