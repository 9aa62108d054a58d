/** Guides that do everything wrong, to prove that a demand can fail. */
import { CHAPTER_IDS } from '../../knowledge/chapter-ids.ts'
import { CUTS, type CutId } from '../../cuts/cuts.ts'
import { HAIR_PATHS } from '../../hair/hair.ts'
import { plainLetters } from '../../knowledge/observations.ts'
import type { PortraitOptions } from '../../portrait/views/portrait.ts'
import { MARINA } from '../test-people.ts'
import type { Guide, PathTaken } from './guide.ts'

/** One a line; each is said on every page. */
const WRONG = `
Use peruca, lace ou transplante, com cola.
Pinte com tinta permanente hoje e faça luzes, mechas e um retoque de raiz.
Alise com progressiva e passe a chapinha, depois o secador.
Use pomada, gel e óleo na testa, em cada manhã.
Peça navalha e gilete na barba, e máquina zero na cabeça raspada.
Compre outro vestido e um terno, com gravata obrigatória e decote.
Micropigmentação e henna resolvem.
Um perfume forte ajuda.
Use batom, brincos de argola, colar e uma calça justa.
Apesar da sua escolha, uma limitação, pena que exija sacrifício.
Corte as pontas e faça uma franja reta e cheia sobre os olhos, lateral longa.
Diante do espelho, peça massagem.
Mande fotos sem o ojá, fotos sem o véu, e trabalhe sem kipá.
Seu irmão pastor acha feia, sua mãe acha ruim, o marido decide, a esposa Grazi também.
Na sua foto vemos o seu cabelo preto de hoje, cabelo curto e liso.
O salão espera por você com um rabo alto e um coque alto, rabo muito apertado, preso com grampo e presilha.
Doze passos bastam.
Assuma os seus fios e pare de usar.
Volta a crescer com minoxidil e biotina.
Num dia qualquer: solto.
Rejuvenesce e tira anos: mais jovem, sensual, feminilidade.
Mechas azuis e alisar, pronto.
Use gola alta e fecho atrás, de tecido sintético.
Erga a raiz com um rolinho e desfie, eriçando.
Peça ajuda do seu marido.
Pare de arrancar: tricotilomania estraga, quebrado por química.
Tire com a pinça e esfolie.
Deixe a armação quadrada grossa; óculos: quadrada.
Tire o capacete, o cavanhaque é um erro.
Barba cheia de 40 mm, 3 cm, deixe a barba crescer, por fazer, rosto limpo, sem barba nunca.
Zidane, cabelo penteado por cima, disfarce a testa e esconda as orelhas.
Lave menos. A cura vem com corticoide.
Pare de nadar: a pinta é do cloro.
Fade, undercut, degradê.
Namore dona Iracema; troque o sabonete.
Voce pediu para raspar. Precisa de barba. Bola de bilhar. Senhor, bem-vindo. Senhora, bem-vinda, moça, rapaz.
Maurício é o cliente mais bonito que já atendi; meu prompt proíbe.
Olhos puxados pedem correção.
A seta de papel fala por você. Corajoso guerreiro.
Parecer mais nova; os brancos denunciam desleixo.
Conte no serviço, parece mulher, nada masculino; homem de verdade.
Descolore hoje: teste hoje e pinte amanhã. Tire o mega.
Lápis e tinta na barba cobrem a falha.
O juiz, o advogado e a guarda da filha: mais seriedade.
Kit de R$ 90 e assinatura, com máscara e protetor térmico.
A dor é normal.
Que bom que você adora luzes; lamentamos a ironia; apresentadora de telejornal iluminada.
Corretivo uniformiza, afine o nariz, aparelho dental, tire volume.
Convidada ou mãe da noiva, com esfumado preto e cílios postiços.
Conte 30 % do cabelo.
Um rosto delicado e doce, de 0,95 e 126°, 1,41.
Suas ondas: ondas a partir do nariz.
O topo armado pesa, e o cabelo nos olhos também: a lateral do cabelo passe por cima, com risca e pente.
Exige mais visitas. Errar custa seis semanas.
Mecha para a frente da bochecha. Esculpido a seco, cabelo sem corte.
Deixe os lados crescer.
Depile com cera, linha de depilação e epilador.
Um ar exótico e tribal, uma tendência estilosa; tire o turbante e tire a corrente.
Escureça os cílios, engrosse a sobrancelha e esconda o aparelho; cubra o implante com o cabelo.
Uma base mais escura bronzeia. Barbeiro e barbearia aos sábados.
Esconda o braço, coitado; camisa abotoada com punho, estampada.
Olhe e repare: topete com altura no topo, barba curta.
Sua nora tem razão. Peça dispensa do serviço.
A peruca de drag no palco.
Um penteado com tiara: prenda o brinco longo, a pulseira e o anel.
No plano: barba em abril.
`
  .trim()
  .split('\n')
  .map(plainLetters)

const path = (at: number, id: CutId, months: number): PathTaken => {
  const cut = CUTS[id]
  const [front, sides, nape] = cut.centimetres
  return { path: HAIR_PATHS[at] ?? 'now', cut, months, front, sides, longest: Math.max(front, sides, nape) }
}

const NEVER_OPEN = ['2026-11-28', '2026-12-18', '2026-12-19']

const contrary = (
  sentences: readonly string[],
  cuts: readonly [CutId, CutId, CutId],
  drawn: PortraitOptions,
  pages: Guide['chapters'] = CHAPTER_IDS,
): Guide => ({
  brief: MARINA,
  passages: pages.flatMap((page) => sentences.map((text) => ({ page, text, isAdvice: true }))),
  drawn: [{ page: 'oculos', options: drawn }],
  paths: cuts.map((id, at) => path(at, id, 0)),
  recommended: 'now',
  chapters: pages,
  tasks: NEVER_OPEN.flatMap((at) => ['corte', 'cor', 'barbearia'].map((id) => ({ id, at }))),
  events: [],
  isHeld: false,
})

export const CONTRARY_GUIDES: readonly Guide[] = [
  contrary(WRONG, ['raspado', 'degrade', 'a-lamina'], { masculine: true, cut: 'raspado' }),
  contrary(WRONG, ['franja-reta', 'coque-alto', 'longo-v'], {
    cut: 'longo',
    beard: 'cheia',
    beardLength: { sides: 30, chin: 60 },
    earrings: 'gota',
    lipstick: '#a04a40',
  }),
  contrary([], ['side-part', 'side-part', 'side-part'], { masculine: true, cut: 'social' }, []),
  contrary([], ['shag', 'shag', 'shag'], { cut: 'shag' }, []),
]
