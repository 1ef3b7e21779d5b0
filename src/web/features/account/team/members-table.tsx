import { Badge, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#contract/members.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { Action } from '#web/ui/actions/action.tsx'
import { RowMenu } from '#web/ui/actions/row-menu.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { ChangeMember } from './change-member.tsx'
import classes from './members-table.module.css'
import { OfferModal, RemoveModal } from './member-questions.tsx'
import { useTakeBack } from './use-take-back.ts'

/** What an owner is asked about a member. */
type Question = { of: 'change' | 'remove' | 'offer'; member: Member }

/** Name, role and last use of everyone in the house; an owner acts on the others from here. */
export function MembersTable({ members }: { members: readonly Member[] }) {
  const t = useTranslations('team')
  const [question, setQuestion] = useState<Question>()
  const about = (of: Question['of']) => (question?.of === of ? question.member : undefined)
  const close = () => setQuestion(undefined)
  return (
    <>
      <ShortTable
        label={t('title')}
        className={classes.table}
        columns={useColumns(setQuestion)}
        keyOf={({ id }) => id}
        rows={members}
      />
      <ChangeMember
        member={about('change')}
        isLastOwner={members.filter(({ role }) => role === 'owner').length === 1}
        onClose={close}
      />
      <RemoveModal member={about('remove')} onClose={close} />
      <OfferModal member={about('offer')} onClose={close} />
    </>
  )
}

function useColumns(onQuestion: (question: Question) => void): Column<Member>[] {
  const t = useTranslations('team')
  const roles = useTranslations('houseRoles.names')
  const format = useFormat()
  const self = useSession()?.user.id
  const isOwner = useRole() === 'owner'
  const takeBack = useTakeBack()
  const columns: Column<Member>[] = [
    {
      key: 'name',
      head: t('columns.name'),
      namesRow: true,
      card: 'name',
      cell: ({ id, name, email, isOffered }) => (
        <>
          {name} {id === self && <Badge variant="light">{t('you')}</Badge>}
          {email !== null && <span className={classes.below}>{email}</span>}
          {isOffered && <span className={classes.below}>{t('offer.waits')}</span>}
        </>
      ),
    },
    { key: 'role', head: t('columns.role'), card: 'fact', text: ({ role }) => roles(role) },
  ]
  if (!isOwner) return columns
  return [
    ...columns,
    {
      key: 'used',
      head: t('columns.used'),
      card: 'fact',
      text: ({ usedAt }) => (usedAt === null ? t('unused') : format.dateLong(usedAt)),
    },
    {
      key: 'acts',
      head: <VisuallyHidden>{t('columns.acts')}</VisuallyHidden>,
      end: true,
      card: 'end',
      cell: (member) => (
        <RowMenu label={t('actsOf', { name: member.name })}>
          <Action onClick={() => onQuestion({ of: 'change', member })}>{t('change')}</Action>
          {member.id !== self && member.role !== 'owner' && !member.isOffered && (
            <Action onClick={() => onQuestion({ of: 'offer', member })}>{t('offer.open')}</Action>
          )}
          {member.isOffered && <Action onClick={() => takeBack(member)}>{t('offer.takeBack')}</Action>}
          {member.id !== self && (
            <Action onClick={() => onQuestion({ of: 'remove', member })}>{t('remove.open')}</Action>
          )}
        </RowMenu>
      ),
    },
  ]
}
