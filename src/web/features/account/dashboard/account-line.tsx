import { Button, Flex, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Account } from '#contract/account.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { paths } from '#web/entities/paths.ts'
import { useSignOutFailure } from '#web/entities/use-sign-out-failure.ts'
import { useSignOut } from '#web/lib/session/session.ts'
import { LeaveButton } from '#web/ui/demo/leave-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

/** The signed-in account in a line, with the button to sign out. */
export function AccountLine({ account }: { account: Account }) {
  const t = useTranslations()
  const demo = useDemo()
  const signOut = useMutation({
    mutationFn: useSignOut(),
    onError: useSignOutFailure(),
  })
  // A name and an address need no word before them.
  const facts = [
    [t('account.fields.fullName'), account.fullName || t('common.notDefined'), account.fullName === ''],
    [t('account.fields.email'), account.email, false],
    [t('dashboard.id'), account.id, true],
  ] as const
  return (
    <Flex
      component="section"
      aria-label={t('dashboard.account')}
      wrap="wrap"
      align="center"
      gap="4px 16px"
      className={classes.account}
    >
      <Flex component="dl" wrap="wrap" gap="4px 16px" flex="1 1 auto">
        {facts.map(([label, value, labelled]) => (
          <div key={label}>
            <dt>{labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}</dt> <dd>{value}</dd>
          </div>
        ))}
      </Flex>
      <TextLink to={paths.settings} className={classes.settings}>
        {t('shell.navigation.settings')}
      </TextLink>
      {demo ? (
        <LeaveButton to={paths.home} variant="default">
          {t('shell.demo.leave')}
        </LeaveButton>
      ) : (
        <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('dashboard.signOut')}
        </Button>
      )}
    </Flex>
  )
}
