const KEYS = [
  ['N P', 'próximo e anterior da fila'],
  ['1 2 3 4', 'frente, lados e costas'],
  ['L', 'as quatro fotos lado a lado'],
  ['+ − 0', 'aproximar, afastar, voltar'],
  ['O', 'o que se vê; Esc volta à leitura'],
  ['O Q…B 1…9', 'campo e valor do que se vê; Del tira'],
  ['M', 'mover os pontos do rosto, ou do perfil na foto de lado'],
  ['R', 'pedir outra foto'],
  ['C', 'confirmar o formato proposto'],
  ['S', 'escolher a estação (C no que se vê); Esc volta'],
  ['S 1…3 0', 'uma das propostas, ou nenhuma; Del tira'],
  ['F', 'o corte sobre a foto; Esc volta'],
  ['F ← ↑ ↓ → + − 0', 'mover e dimensionar o desenho, voltar'],
  ['F T X', 'confere, ou foto e retrato lado a lado'],
  ['X', 'trocar corte, franja, armação, sobrancelha ou barba'],
  ['X ↑ ↓ 1…9 Z T', 'linha, escolher, desfazer, por quê'],
  ['J K', 'capítulo seguinte e anterior'],
  ['I', 'capítulos na ordem do guia, ou primeiro o que foge do comum'],
  ['PgDn PgUp', 'rolar a leitura'],
  ['E', 'editar o capítulo'],
  ['D', 'deixar o capítulo aberto fora do guia'],
  ['Ctrl S', 'salvar texto, nota ou pontos'],
  ['A', 'anotar para a equipe'],
  ['U', 'desfazer a última edição'],
  ['V', 'pré-ver o PDF'],
  ['Ctrl ↵', 'o que falta olhar; quando nada falta, aprovar'],
] as const

export function DeskKeysList() {
  return (
    <>
      <h3 className="t-h3">Na mesa de análise</h3>
      <dl className="facts">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{what}</dt>
            <dd>
              <kbd className="admin-kbd">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
