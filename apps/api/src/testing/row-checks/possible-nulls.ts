/** A node of a plan, as EXPLAIN (VERBOSE, FORMAT JSON) returns it. */
export interface PlanNode {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

/** The columns whose tables allow null, as 'table.column'. */
export type NullableColumns = ReadonlySet<string>;

/**
 * Tells which columns of an answer may be null, in their order, as far as the plan shows: those of a table for which an
 * outer join may find nothing, and those that the table allows to be null and that no condition restricts. Computed
 * values, and those from a separately planned subquery, count as never null; there the values must show it.
 */
export function possibleNulls(plan: PlanNode, nullable: NullableColumns): boolean[] {
  const nodes = nodesOf(plan);
  const tables = new Map(nodes.map((node) => [node.Alias, node['Relation Name']] as const));
  const outer = new Set(nodes.flatMap((node) => outerSides(node).flatMap(nodesOf)).map(({ Alias }) => Alias));
  const conditions = nodes.flatMap(conditionsOf);
  // With only one table, the planner omits its name.
  const [only] = [...tables.keys()].filter(Boolean);
  return (plan.Output ?? []).map((expression) => {
    const [, alias = only, column] = /^(?:"?(\w+)"?\.)?"?(\w+)"?$/.exec(expression) ?? [];
    const table = tables.get(alias);
    if (!table || !column) return false;
    if (outer.has(alias)) return true;
    return (
      nullable.has(`${table}.${column}`) && !conditions.some((each) => each.includes(`${alias}.${column}`))
    );
  });
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Returns the sides of a join whose columns are null where the other side has no match. */
function outerSides({ 'Join Type': join, Plans = [] }: PlanNode): PlanNode[] {
  const side = (name: string) => Plans.filter((each) => each['Parent Relationship'] === name);
  if (join === 'Left') return side('Inner');
  if (join === 'Right') return side('Outer');
  return join === 'Full' ? Plans.slice() : [];
}

/** Returns the conditions of a node on its rows: Filter, Hash Cond, Index Cond and similar. */
function conditionsOf(node: PlanNode): string[] {
  return Object.entries(node)
    .filter(([key]) => key === 'Filter' || key.endsWith(' Cond'))
    .map(([, condition]) => String(condition));
}
