import { TemplateFault } from './template-fault.ts';
import type { Relation, TemplatePackage } from './template-package.ts';

/** Relations to code that runs, or to a file of another program within this one. */
const MACROS = ['vbaProject', 'wordVbaData'];
const OBJECTS = ['oleObject', 'package', 'control', 'activeXControlBinary', 'aFChunk'];
/** A chart of Word itself has its figures in a sheet; neither is taken. */
const CHARTS = /^word\/charts\//;
/** Only the reader follows links; the origin of a template is not taken. */
const MAY_LEAD_OUT = ['hyperlink', 'attachedTemplate'];

/**
 * Refuses a file with executable content, another program's file, or something that is loaded from elsewhere, in any
 * part: readers of the document would not know of it.
 */
export function refuseActiveContent(opened: TemplatePackage): void {
  if (opened.names.some((name) => /vbaProject|vbaData/i.test(name))) throw new TemplateFault('macros');
  for (const { owner, relation } of opened.names.flatMap((name) => relationsListedIn(opened, name))) {
    if (MACROS.includes(relation.kind)) throw new TemplateFault('macros');
    if (OBJECTS.includes(relation.kind) && !CHARTS.test(owner)) throw new TemplateFault('embedded-objects');
    if (relation.external && !MAY_LEAD_OUT.includes(relation.kind))
      throw new TemplateFault('external-content');
  }
}

interface OwnedRelation {
  /** the part to which it belongs */
  readonly owner: string;
  readonly relation: Relation;
}

function relationsListedIn(opened: TemplatePackage, name: string): OwnedRelation[] {
  const [, folder, file] = /^(.*?)_rels\/(.*)\.rels$/.exec(name) ?? [];
  if (folder === undefined || file === undefined) return [];
  const owner = `${folder}${file}`;
  return opened.relations(owner).map((relation) => ({ owner, relation }));
}
