import { notFound } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { csvResponse } from '@/components/host/copy/csv';
import { figureCsv, type FigureTable } from '@/components/host/insights/figure-table';
import {
  areaTable,
  cabinTable,
  funnelTable,
  monthTables,
  paceTable,
  searchTable,
  sourceTable,
} from '@/components/host/insights/figure-tables';
import { noteExport } from '@/lib/data/host/exports';
import { getCabinFigures, getFigures, getFunnel, getPace } from '@/lib/data/host/insights';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { readFigureSearch, type FigureSearch } from '@/lib/schemas/host/insights';
import { shop } from '@/lib/shop/shop';

const PATH = '/host/insights';
// A file contains every cabin of the shop.
const MAX_CABINS = 20_000;

async function readTable(name: string, search: FigureSearch): Promise<FigureTable | undefined> {
  if (name === 'pace') return paceTable(requireRead(await getPace(search), PATH));
  if (name === 'cabins') {
    const all = await getCabinFigures({ ...search, page: 1 }, MAX_CABINS);
    return cabinTable(requireRead(all, PATH));
  }
  if (name === 'funnel') return funnelTable(requireRead(await getFunnel(search), PATH));
  const figures = requireRead(await getFigures(search), PATH);
  if (name === 'searches') {
    return searchTable(requireRead(await getFunnel(search), PATH), figures.areaNames);
  }
  if (name === 'sources') return sourceTable(figures);
  if (name === 'areas') return areaTable(figures, search);
  return monthTables(figures, search).find(({ id }) => id === name);
}

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  await requireStaff(PATH);
  const query = nextUrl.searchParams;
  const today = todayInZone(new Date(), shop().timezone);
  const search = readFigureSearch(Object.fromEntries(query), today);
  const table = (await readTable(query.get('table') ?? '', search)) ?? notFound();
  const { from, to, area, cabin, source } = search;
  requireRead(await noteExport(`${table.id}.csv`, { from, to, area, cabin, source }), PATH);
  return csvResponse(figureCsv(table), table.id);
}
