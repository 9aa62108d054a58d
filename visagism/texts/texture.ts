import type { MaintenanceLevel } from '../knowledge/form.ts'
import type { Reading } from '../reading/reading.ts'

/** With the wet and dry lock. */
export const STRAND_HEADING = 'A mesma mecha, duas medidas'

export const TEXTURE_WEEK: Readonly<Record<MaintenanceLevel | 'none', string>> = {
  Baixa:
    'Com pouca manutenção, lave quando a raiz pedir e fique com a primeira e a última linha; as do meio entram quando der.',
  Média: 'Na sua manutenção média, a semana cabe inteira; os dias podem trocar, a ordem não.',
  Alta: 'Você aceita manutenção alta: nenhuma linha precisa ser pulada, e nenhuma precisa ser repetida.',
  none: 'Adapte os dias; a ordem é que importa.',
}

export const TEXTURE_WITH: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'No seu estilo clássico, o acabamento pede pontas limpas e o mesmo desenho todos os dias.',
  Moderno: 'Para o seu lado moderno, o melhor acabamento é o que parece não ter havido.',
  Despojado: 'Para o seu jeito despojado, pare um passo antes de terminar: o último retoque é o que tira a graça.',
  Elegante: 'Com elegância, uma gota de óleo nas palmas, esfregada e passada só por fora, alinha sem brilho de festa.',
  Ousado: 'Quem ousa pode finalizar de dois modos, um lado molhado e o outro seco, e ver o que acontece.',
}
