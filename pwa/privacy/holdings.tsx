import { formatLongDay, shortId } from '#contract/format.ts'
import { badgeOf } from '#contract/orders.ts'
import type { OrderHoldings, PrivacyOverview } from '#contract/privacy.ts'

interface HoldingsProps {
  overview: PrivacyOverview
  onRevoke: (order: OrderHoldings) => void
  /** Opens the choice of what may be published. */
  onVoice: (order: OrderHoldings) => void
}

export function Holdings({ overview, onRevoke, onVoice }: HoldingsProps) {
  const { orders, email, hasQuiz, notifications, devices, sessions } = overview
  return (
    <section aria-labelledby="holdings-title">
      <h2 className="t-h2-app" id="holdings-title">
        O que guardamos
      </h2>
      {orders.map((order) => (
        <article key={order.orderId} className="holdings-order" aria-label={`Pedido ${shortId(order.orderId)}`}>
          <h3 className="t-h3 flex between baseline gap-12">
            Pedido <span className="num">{shortId(order.orderId)}</span>
            <small className="t-small t-soft">{badgeOf(order)}</small>
          </h3>
          <dl className="holdings mt-8">
            {order.undoableUntil && <Row name="Encerrado por nós" held="Tudo lacrado" until={order.undoableUntil} />}
            <Row name="Fotos" held={photoWords(order.photos)} until={order.photosUntil} />
            <Row name="Medidas do rosto" held={order.hasMarking ? 'Pontos marcados e proporções' : 'Nenhuma'} />
            {order.hasObserved && <Row name="O que se vê" held="Tom, cabelo, olhos e o mais que foi dito" />}
            {order.hasCloths && <Row name="Teste dos panos" held="As suas cinco respostas" />}
            {order.hasSeason && <Row name="Estação" held="O que foi definido na análise" />}
            {order.hasColours && <Row name="Cores medidas" held="Contraste e tom, em números" />}
            {order.draftUntil && <Row name="Rascunho" held="Formulário não enviado" until={order.draftUntil} />}
            {order.hasForm && <Row name="Formulário" held="Suas respostas e o seu desenho" />}
            <Row name="Guia" held={order.reportUntil ? 'PDF pronto' : 'Nenhum'} until={order.reportUntil} />
            {order.hasRating && <Row name="Avaliação" held={voiceWords(order)} />}
          </dl>
          {order.hasRating && (
            <button type="button" className="tap t-strong t-body t-action t-left" onClick={() => onVoice(order)}>
              {order.voice ? 'Mudar ou retirar a frase publicada' : 'Autorizar uma frase no site'}
            </button>
          )}
          {order.canRevoke && (
            <button type="button" className="tap t-strong t-body t-action t-left" onClick={() => onRevoke(order)}>
              Retirar autorização e apagar fotos
            </button>
          )}
        </article>
      ))}
      <article className="holdings-order" aria-label="Conta">
        <h3 className="t-h3 flex between baseline gap-12">Conta</h3>
        <dl className="holdings mt-8">
          <Row name="E-mail" held={email} />
          {hasQuiz && <Row name="Teste gratuito" held="Suas respostas" />}
          <Row name="Notificações" held={notifications === 1 ? '1 aviso' : `${notifications} avisos`} />
          <Row name="Aparelhos" held={deviceWords(sessions, devices)} />
        </dl>
      </article>
    </section>
  )
}

function Row({ name, held, until }: { name: string; held: string; until?: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {held}
        {until && <small>até {formatLongDay(until)}</small>}
      </dd>
    </div>
  )
}

const photoWords = (count: number) => (count === 0 ? 'Nenhuma' : count === 1 ? '1 foto' : `${count} fotos`)

function deviceWords(sessions: number, devices: number): string {
  const inside = sessions === 1 ? '1 conectado' : `${sessions} conectados`
  return devices === 0 ? inside : `${inside}, ${devices} com avisos ligados`
}

function voiceWords({ voice }: OrderHoldings): string {
  if (!voice) return 'As suas notas e comentários; nada é publicado'
  return `“${voice.text}”, ${voice.name}: ${voice.isPublished ? 'está no site' : 'autorizada, ainda fora do site'}`
}
