import './tips.css'

/** Two things worth knowing, whatever the order's state. */
export function Tips() {
  return (
    <section className="dash-section">
      <h2 className="t-h2-app">Duas dicas</h2>
      <div className="tips">
        <p>
          <strong>Luz de janela.</strong> De frente para ela, sem sol direto, as medidas saem mais certas.
        </p>
        <p>
          <strong>Leve o cartão.</strong> Uma das últimas páginas do guia foi feita para mostrar no salão.
        </p>
      </div>
    </section>
  )
}
