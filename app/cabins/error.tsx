'use client';

export { CabinsError as default } from '@/components/cabins/cabins-error';
