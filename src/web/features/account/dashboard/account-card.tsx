import { Button, Card, Flex, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Account } from '#contract/account.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { paths } from '#web/entities/paths.ts'
import { useSignOut } from '#web/lib/session/session.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { LeaveButton } from '#web/ui/demo/leave-link.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

/** The signed-in account, with the button to sign out. */
export function AccountCard({ account }: { account: Account }) {
  const t = useTranslations()
  const format = useFormat()
  const demo = useDemo()
  const signOut = useMutation({
    mutationFn: useSignOut(),
    onError: () => notifyFailure(t('errors.signOut')),
  })
  const facts = [
    { label: t('account.fields.fullName'), value: account.fullName || t('common.notDefined') },
    { label: t('account.fields.email'), value: account.email },
    { label: t('account.dashboard.id'), value: account.id, code: true },
    { label: t('account.dashboard.memberSince'), value: format.dateLong(account.createdAt) },
  ]
  return (
    <Card component="section" aria-labelledby="account-title">
      <Title order={2} size="h3" id="account-title">
        {t('account.dashboard.account')}
      </Title>
      <Flex component="dl" direction="column" gap="sm" mt={14} mb="lg" className={classes.facts}>
        {facts.map(({ label, value, code }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd data-code={code}>{value}</dd>
          </div>
        ))}
      </Flex>
      <div className={classes.accountActions}>
        <TextLink to={paths.settings}>{t('shell.navigation.settings')}</TextLink>
        {demo ? (
          <LeaveButton to={paths.home} variant="default">
            {t('shell.demo.leave')}
          </LeaveButton>
        ) : (
          <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('account.dashboard.signOut')}
          </Button>
        )}
      </div>
    </Card>
  )
}
