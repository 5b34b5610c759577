import { TemplateFault } from './template-fault.ts';
import type { Relation, TemplatePackage } from './template-package.ts';

/** Relations to what is run, or to a file of another program within this one. */
const MACROS = ['vbaProject', 'wordVbaData'];
const OBJECTS = ['oleObject', 'package', 'control', 'activeXControlBinary', 'aFChunk'];
/** Links are followed by nobody but the reader; where a template came from is not taken over. */
const MAY_LEAD_OUT = ['hyperlink', 'attachedTemplate'];

/**
 * Refuses a file that holds something to run, another program's file, or something that is fetched from elsewhere, in
 * whichever part: nobody who sees the document would know of it.
 */
export function refuseActiveContent(opened: TemplatePackage): void {
  if (opened.names.some((name) => /vbaProject|vbaData/i.test(name))) throw new TemplateFault('macros');
  for (const relation of opened.names.flatMap((name) => relationsListedIn(opened, name))) {
    if (MACROS.includes(relation.kind)) throw new TemplateFault('macros');
    if (OBJECTS.includes(relation.kind)) throw new TemplateFault('embedded-objects');
    if (relation.external && !MAY_LEAD_OUT.includes(relation.kind))
      throw new TemplateFault('external-content');
  }
}

function relationsListedIn(opened: TemplatePackage, name: string): readonly Relation[] {
  const owner = /^(.*?)_rels\/(.*)\.rels$/.exec(name);
  return owner ? opened.relations(`${owner[1]}${owner[2]}`) : [];
}
