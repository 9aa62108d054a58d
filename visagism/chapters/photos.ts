import { chapter, type Chapter } from '../chapter.ts'
import { PHOTO_BASIS, PHOTO_GATE, POSE } from '../photo-tips.ts'
import type { Reading } from '../reading.ts'

/** The photo session: to be measured, and to be liked. */
export function writePhotos(r: Reading): Chapter {
  const measured = r.evidence.measures !== null
  return chapter({
    id: 'fotos',
    title: 'Diante da câmera',
    head: 'Fotos',
    lead: measured
      ? 'Suas medidas vieram de uma fotografia. Estas páginas ensinam a repeti-la daqui a um ano, e a fazer outra só por prazer.'
      : 'Ainda não há medidas suas, e a culpa nunca é do rosto: falta a fotografia certa. Eis como fazê-la.',
    quotes: [QUOTE[r.intention.id]],
    sections: [
      {
        heading: 'Para medir',
        paragraphs: [
          r.choose('photo.arm', [
            'O celular na mão do braço esticado não basta: a lente de perto engorda o centro do rosto e afina as bordas. Apoie-o numa prateleira, ligue o temporizador, dê dois passos para trás e use o zoom.',
            'Fuja da selfie. A menos de um metro, a lente aumenta o nariz e rouba largura das maçãs; a mais de um metro e vinte, com zoom, o rosto volta ao tamanho que as pessoas veem.',
          ]),
          ...(r.evidence.cautions.length > 0 && measured
            ? ['Na foto que usamos havia um senão, contado no início; com a próxima, ele some.']
            : []),
        ],
      },
      { heading: 'Para gostar', paragraphs: [POSE[r.shape], STYLE[r.brief.form.style], INTENTION[r.intention.id]] },
      { heading: 'O que vestir na foto', paragraphs: [WEAR[r.brief.form.style]] },
      {
        heading: 'Quatro fotos por ano',
        paragraphs: [
          r.choose('photo.year', [
            'Uma por estação, sempre no mesmo canto e com a mesma luz. Mudanças lentas só aparecem lado a lado.',
            'Repita a mesma foto a cada três meses. Postas em fila, elas mostram o que o espelho esconde: a passagem.',
          ]),
          'Fotografia de rosto é dado sensível: guarde as suas num álbum fechado. As que você nos enviou são apagadas em trinta dias.',
        ],
      },
    ],
    tables: [{ title: 'Seis condições', columns: ['O quê', 'Como', 'Por quê'], rows: PHOTO_GATE }],
    lists: [
      {
        title: 'Antes do clique',
        items: [
          { what: 'Limpe a lente', why: 'é o filtro mais barato que existe' },
          {
            what: r.choose('photo.breathe', ['Solte o ar pela boca', 'Feche os olhos e abra devagar']),
            why: 'o rosto relaxa e os ombros descem',
          },
          { what: 'Faça dez, fique com uma', why: 'a boa raramente é a primeira' },
        ],
      },
    ],
    bases: [PHOTO_BASIS, { certainty: 'A', sources: ['anpd'] }],
  })
}

const QUOTE: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'De frente, na altura dos olhos: assim se sustenta um olhar.',
  criatividade: 'A melhor foto é a que saiu torta pelo motivo certo.',
  sofisticacao: 'Luz de lado, fundo liso, e nada mais.',
  leveza: 'Ria antes; a câmera que espere.',
}
const STYLE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'No seu estilo clássico, fundo liso e enquadramento no peito, como um retrato a óleo.',
  Moderno:
    'No seu estilo moderno, corte a foto mais perto do que manda o costume: testa fora do quadro, olhos no terço de cima.',
  Despojado: 'No seu estilo despojado, fotografe ao ar livre, à sombra, com vento se houver.',
  Elegante: 'No seu estilo elegante, uma janela alta ao lado e um fundo escuro bastam.',
  Ousado: 'No seu estilo ousado, experimente o preto e branco de contraste alto, ou a cor da cartela como fundo.',
}
const INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'E, pela autoridade, olhe para a lente como quem espera uma resposta.',
  criatividade: 'E, pela criatividade, ponha na mão um objeto que tenha história.',
  sofisticacao: 'E, pela sofisticação, olhe um pouco além da câmera.',
  leveza: 'E, pela leveza, mexa-se: a foto boa está entre duas poses.',
}

const WEAR: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico:
    'Vista a gola indicada neste caderno, em cor lisa, e deixe de fora o que o tempo vai estranhar: estampa da moda, logotipo, brilho de estação. Uma peça bem passada fotografa melhor que uma peça nova.',
  Moderno:
    'Vista um bloco de cor só, sem costura à vista, e deixe que a forma da roupa encontre a do rosto. Preto e branco lado a lado pedem luz farta; sem ela, escolha um dos dois.',
  Despojado:
    'Vista a malha de que mais gosta, limpa e sem vinco de gaveta, com a gola no lugar. O amassado do corpo é bonito na foto; o do varal, nem sempre.',
  Elegante:
    'Vista o tecido que cai melhor, não o mais caro, e confira a gola de perto antes do clique: um fio fora do lugar aparece mais do que na sala. Um brilho pequeno basta.',
  Ousado:
    'Vista a peça que assusta um pouco e tire todas as outras do caminho. Se o fundo for liso, a ousadia aparece inteira; se não for, ela disputa.',
}
