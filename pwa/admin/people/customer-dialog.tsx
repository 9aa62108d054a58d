import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { adminUsersApi, type CustomerDetails, roleWords } from '#contract/admin/users.ts'
import { answersOn, FORM_FIELDS } from '#contract/form-fields.ts'
import { formatDay, formatDayTime, formatMoney, shortId } from '#contract/format.ts'
import { isTerminal, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { MAIL_KIND_WORDS, MAIL_STATUS_WORDS } from '#contract/admin/mail-words.ts'
import { searchHref } from '#pwa/admin/kit/person-link.tsx'
import { wordFor } from '#pwa/admin/kit/word-for.ts'
import { PhoneText } from '#pwa/admin/kit/phone-text.tsx'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import '#pwa/admin/kit/table.css'

/** Opens over any view: `?person=…`. */
export function CustomerDialog() {
  const { params, change } = useAdminAddress()
  const userId = params.get('person')
  const query = useQuery({
    queryKey: ['admin', 'customer', userId],
    queryFn: ({ signal }) => call(adminUsersApi.customerDetails, { params: { userId: userId ?? '' } }, { signal }),
    enabled: userId !== null,
  })
  return (
    <Dialog
      open={userId !== null}
      onClose={() => userId !== null && change({ person: undefined })}
      place="end"
      title={query.data ? (query.data.user.fullName ?? 'Sem nome') : 'Cliente'}
    >
      {query.isPending && (
        <div className="form-rows" role="status" aria-label="Carregando a pessoa...">
          <Skeleton width="half" />
          <Skeleton height={120} />
          <Skeleton height={120} />
        </div>
      )}
      {query.isError && (
        <ErrorState
          title="Não conseguimos abrir esta pessoa."
          text={sentenceOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && <Customer details={query.data} />}
    </Dialog>
  )
}

function Customer({ details }: { details: CustomerDetails }) {
  const { user } = details
  return (
    <>
      <dl className="facts num">
        <Fact term="E-mail">{user.email}</Fact>
        <Fact term="Telefone">
          <PhoneText {...user} />
        </Fact>
        <Fact term="Tipo">{roleWords(user)}</Fact>
        <Fact term="Cadastro">{formatDay(user.createdAt)}</Fact>
        <Fact term="Última visita">{formatDayTime(user.lastSeenAt)}</Fact>
      </dl>
      {details.orders.some(({ status }) => !isTerminal(status)) && user.role === 'customer' && (
        <SendAccess user={user} />
      )}
      <Orders orders={details.orders} />
      <Mails mails={details.emailLogs} total={details.emailLogsTotal} />
      {details.customerForms.map((form) => (
        <Form key={form.id} form={form} />
      ))}
    </>
  )
}

/** To the customer's current address. */
function SendAccess({ user }: Pick<CustomerDetails, 'user'>) {
  const mayOpen = useMay()
  const sending = useSave({
    save: () => call(adminUsersApi.mailAccess, { params: { id: user.id } }),
    done: 'Acesso enviado',
    say: ({ message }) => message,
    failed: 'O acesso não foi enviado',
    stale: [
      ['admin', 'customer'],
      ['admin', 'logs'],
    ],
  })
  if (!mayOpen('messages')) return null
  return (
    <p className="panel-section">
      <Button
        kind="secondary"
        size="small"
        busy={sending.busy && 'Enviando...'}
        onClick={() => sending.send(undefined)}
      >
        Enviar o acesso de novo
      </Button>
    </p>
  )
}

function Fact({ term, long = false, children }: { term: string; long?: boolean; children: ReactNode }) {
  return (
    <div data-long={long ? '' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Orders({ orders }: Pick<CustomerDetails, 'orders'>) {
  return (
    <section className="panel-section">
      <h3>Pedidos ({orders.length})</h3>
      {orders.length === 0 && <p className="t-soft">Ainda não comprou.</p>}
      <ul className="panel-rows">
        {orders.map((order) => (
          <li key={order.id}>
            <span>
              <Link className="cell-link num" to={searchHref('orders', shortId(order.id))}>
                {shortId(order.id)}
              </Link>
              <small className="num">
                {formatDayTime(order.createdAt)}, {formatMoney(order.amount)}
              </small>
              {order.kiwifyOrderId && <small className="num">Kiwify {order.kiwifyOrderId}</small>}
            </span>
            <Badge tone={ORDER_STATUS_WORDS[order.status].tone}>{ORDER_STATUS_WORDS[order.status].label}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mails({ mails, total }: { mails: CustomerDetails['emailLogs']; total: number }) {
  const rest = total - mails.length
  return (
    <section className="panel-section">
      <h3>E-mails ({total})</h3>
      {mails.length === 0 && <p className="t-soft">Nenhum e-mail ainda.</p>}
      <ul className="panel-rows">
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>
              {mail.subject ?? wordFor(MAIL_KIND_WORDS, mail.type)}
              <small className="num">{formatDayTime(mail.createdAt)}</small>
            </span>
            <span className="t-soft">{wordFor(MAIL_STATUS_WORDS, mail.status)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="t-caption t-soft">e mais {rest}</p>}
    </section>
  )
}

function Form({ form }: { form: CustomerDetails['customerForms'][number] }) {
  return (
    <section className="panel-section">
      <h3>Formulário de {formatDay(form.createdAt)}</h3>
      <dl className="facts">
        {answersOn('customer', form).map(({ key, name, words }) => (
          <Fact key={key} term={name} long={FORM_FIELDS[key].control.kind === 'note' && words.length > 0}>
            {words.join(', ') || '—'}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
